// What is wrong with how a page lies: for the tests of geometry.
() => {
  const wrong = []
  const root = document.documentElement
  if (root.scrollWidth > innerWidth + 1) wrong.push(`the page is ${root.scrollWidth} wide`)
  const seen = (element) => {
    const box = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    return box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && !element.closest('.unseen')
  }
  const label = (element) => `${element.tagName}.${element.className} "${element.textContent.trim().slice(0, 30)}"`
  for (const element of document.querySelectorAll('body *')) {
    if (!seen(element) || element.closest('svg, .card, .flights, .name')) continue
    const style = getComputedStyle(element)
    const clips = style.overflowX !== 'visible' && style.overflowX !== 'auto'
    if (clips && element.scrollWidth > element.clientWidth + 1 && element.tagName !== 'INPUT') {
      wrong.push(`${label(element)} is cut off`)
    }
    const box = element.getBoundingClientRect()
    // What scrolls up and down shall not have to be scrolled sideways; a ledger may, and figures in large letters.
    const mayScroll = element.matches('figure .scroll, main .scroll') || (element.matches('.accounts') && root.style.fontSize !== '')
    if (style.overflowY === 'auto' && !mayScroll && element.scrollWidth > element.clientWidth + 1) {
      wrong.push(`${label(element)} is wider than its place`)
    }
    const panel = element.closest('.panel, dialog .body')?.getBoundingClientRect()
    if (panel && (box.left < panel.left - 1 || box.right > panel.right + 1)) wrong.push(`${label(element)} leaves its panel`)
    const scrolls = element.closest('.scroll, .body, .accounts, [role=log]')
    if (!scrolls && (box.left < -1 || box.right > innerWidth + 1)) wrong.push(`${label(element)} is outside`)
  }
  for (const element of document.querySelectorAll('button, a.button, input, select, summary')) {
    if (!seen(element) || element.closest('.hand, dialog') || element.matches('.rule, [type=radio], [type=checkbox]')) continue
    const box = element.getBoundingClientRect()
    if (box.height < 39) wrong.push(`${label(element)} is ${Math.round(box.height)} high`)
  }
  const table = document.querySelector('.table')
  // What is laid over the table covers it.
  if (!table || document.querySelector('dialog[open]')) return wrong
  const parts = ['header', '.north .seat', '.west .seat', '.east .seat', '.mine .seat', '.prompt',
    '.answers', '.hand', '.tools', '.teacher']
    .map((name) => [name, table.querySelector(name)])
    .filter(([, element]) => element && seen(element))
    .map(([name, element]) => [name, element.getBoundingClientRect()])
  for (const played of table.querySelectorAll('.played, .heap')) {
    parts.push([`card ${played.dataset.card ?? ''}`, played.getBoundingClientRect()])
  }
  for (const [index, [name, box]] of parts.entries()) {
    if (box.bottom > innerHeight + 1) wrong.push(`${name} ends below the window, at ${box.bottom}`)
    for (const [other, its] of parts.slice(index + 1)) {
      if (name.startsWith('card') && other.startsWith('card')) continue
      const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left)
      const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top)
      if (wide > 1 && high > 1) wrong.push(`${name} and ${other} overlap by ${wide} × ${high}`)
    }
  }
  // Of each card at least 24 px to its right neighbour and 44 px to the row below can be touched.
  const cards = [...table.querySelectorAll('.hand button')]
  cards.at(-1)?.scrollIntoView({ block: 'end' })
  for (const card of cards) {
    const box = card.getBoundingClientRect()
    let open = 0
    for (let x = box.left + 1; x < box.right; x += 2) {
      if (document.elementFromPoint(x, box.top + 20)?.closest('button') === card) open += 2
    }
    let deep = 0
    for (let y = box.top + 1; y < box.bottom; y += 2) {
      if (document.elementFromPoint(box.left + 12, y)?.closest('button') === card) deep += 2
    }
    if (open < 24) wrong.push(`${card.dataset.card} shows ${open} px`)
    if (deep < 44) wrong.push(`${card.dataset.card} can be touched over ${deep} px`)
  }
  return wrong
}
