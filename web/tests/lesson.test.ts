import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { replyTo, tableAt, type LessonChapter } from '../src/lesson/chapter'
import { Lesson } from '../src/lesson/lesson.svelte'
import { given, seatName } from '../src/lesson/saying'
import { Words } from '../src/words/words'

const here = fileURLToPath(new URL('.', import.meta.url))
/** What `quinola.lesson` tells; written by `python web/tests/lessons.py`. */
const chapters = JSON.parse(
  gunzipSync(readFileSync(`${here}lessons.json.gz`)).toString(),
) as LessonChapter[]
const chapter = (name: string) => chapters.find((one) => one.name === name) as LessonChapter

const files = ['game', 'payments', 'refusals', 'web', 'lesson'].map((name) =>
  readFileSync(`${here}../../src/quinola/locale/en/${name}.ftl`, 'utf8'),
)
const words = new Words('en', files.join('\n'))

/** A clock that runs when it is told to. */
class Waiting {
  then: (() => void)[] = []
  constructor(public factor = 1) {}
  later = (_: number, then: () => void) => {
    this.then.push(then)
    return () => (this.then = this.then.filter((one) => one !== then))
  }
  pace = () => this.factor
  run() {
    for (let next = this.then.shift(); next; next = this.then.shift()) next()
  }
}

function lessonOn(name: string, at = 0, clock = new Waiting(0)) {
  const kept: number[] = []
  return { lesson: new Lesson(chapter(name), clock, (step) => kept.push(step), at), kept, clock }
}

/** Whatever is wanted, done. */
function goOn(lesson: Lesson): void {
  const { step } = lesson
  if (step.do) lesson.do(step.do)
  else if (step.question) lesson.answer(step.question.right)
  else lesson.next()
}

describe('the table at a step', () => {
  test('is the same whether one came step by step or at once', () => {
    for (const told of chapters) {
      const { lesson } = lessonOn(told.name)
      for (let index = 0; index < told.steps.length; index++) {
        expect(lesson.index).toBe(index)
        expect(lesson.table).toEqual(tableAt(told, index))
        goOn(lesson)
      }
      expect(lesson.isLast).toBe(true)
    }
  })

  test('has the learner’s cards, and those that the rules allow', () => {
    const { own, deal } = tableAt(chapter('tricks'), 1)
    expect(own?.hand).toHaveLength(11)
    expect(own?.choice?.cards).toEqual(['Ks', '9s', '4s'])
    expect(deal?.trick?.cards).toEqual(['7s'])
  })
})

describe('what is replied', () => {
  const step = chapter('tricks').steps[1] as LessonChapter['steps'][number]

  test('to the card that is wanted, to one as good, to a forbidden and to an unwise one', () => {
    expect(replyTo(step, 'play 4s')).toEqual({ is: 'right' })
    expect(replyTo(step, 'play Qh')).toMatchObject({ is: 'refused', refused: { reason: 'follow-suit' } })
    expect(replyTo(step, 'play 9s')).toMatchObject({ is: 'unwise', answer: { say: 'lesson-tricks-follow-other' } })
    const lead = chapter('aces').steps.find((one) => one.do === 'play 2d')
    expect(replyTo(lead as typeof step, 'play 4d')).toEqual({ is: 'as-good' })
    expect(replyTo(lead as typeof step, 'play 6h')).toMatchObject({ is: 'unwise' })
  })

  test('to a card for which nothing has been asked', () => {
    const { lesson } = lessonOn('tricks')
    lesson.do('play 4s')
    expect(lesson.remark).toEqual({ is: 'not-asked' })
    expect(lesson.index).toBe(0)
  })

  test('a card forbidden or as good stays in the hand', () => {
    const { lesson } = lessonOn('tricks', 1)
    lesson.do('play Qh')
    expect(lesson.remark?.is).toBe('refused')
    expect(lesson.table.own?.hand).toHaveLength(11)
  })

  test('something unwise is played on, and taken back', () => {
    const { lesson } = lessonOn('tricks', 1)
    const before = lesson.table
    lesson.do('play Ks')
    expect(lesson.tried?.action).toBe('play Ks')
    expect(lesson.table.deal?.tricks[0]?.taker).toBe('S')
    expect(lesson.remark?.is).toBe('unwise')
    // Meanwhile no other card may be played.
    lesson.do('play 4s')
    expect(lesson.index).toBe(1)
    lesson.retry()
    expect(lesson.table).toEqual(before)
    expect(lesson.remark).toBeNull()
    lesson.do('play 4s')
    expect(lesson.index).toBe(2)
  })

  test('a wrong answer may be given again', () => {
    const { lesson } = lessonOn('tricks', 5)
    lesson.answer(0)
    expect(lesson.remark).toEqual({ is: 'wrong', say: 'lesson-tricks-count-wrong' })
    lesson.answer(1)
    expect(lesson.index).toBe(6)
  })
})

describe('on and back', () => {
  test('one cannot go on past something that is to be done, but back and forth over what is done', () => {
    const { lesson, kept } = lessonOn('tricks', 1)
    lesson.next()
    expect(lesson.index).toBe(1)
    lesson.do('play 4s')
    lesson.back()
    expect(lesson.index).toBe(1)
    lesson.next()
    expect(lesson.index).toBe(2)
    expect(kept).toEqual([1, 2, 1, 2])
    lesson.go(0)
    lesson.back()
    expect(lesson.index).toBe(0)
  })

  test('cards are shown one after another, and the words come when they lie', () => {
    const { lesson, clock } = lessonOn('tricks', 0, new Waiting())
    lesson.next()
    clock.run()
    lesson.do('play 4s')
    expect(lesson.isMoving).toBe(true)
    expect(lesson.index).toBe(1)
    expect(lesson.table.deal?.trick?.cards).toEqual(['7s', '4s'])
    clock.run()
    expect(lesson.isMoving).toBe(false)
    expect(lesson.index).toBe(2)
    expect(lesson.lying?.taker).toBe('E')
  })

  test('whoever does not wait sees everything at once', () => {
    const { lesson, clock } = lessonOn('tricks', 1, new Waiting())
    lesson.do('play 4s')
    lesson.next()
    expect(lesson.index).toBe(2)
    expect(clock.then).toEqual([])
    expect(lesson.table).toEqual(tableAt(chapter('tricks'), 2))
  })

  test('a chapter lays a second table when it is time for it', () => {
    const told = chapter('forced')
    const second = told.steps.findIndex((step, index) => index > 0 && step.lays)
    expect(tableAt(told, second).own?.hand).toContain('Jh')
    expect(tableAt(told, second - 1).own?.hand).not.toContain('Jh')
  })
})

describe('the teacher’s words', () => {
  test('are given amounts, facts and what they come to in words', () => {
    const told = chapter('aces')
    const facts = told.steps[2]?.params
    const params = given(words, told, facts)
    expect(params.due_fiches).toBe('1 fiche')
    expect(params.points_points).toBe('6 points')
    expect(params.ace_of_diamonds).toBe(2)
    expect(words.say('lesson-aces-paid', params)).toContain('6 points in all')
  })

  test('call the players by their places', () => {
    expect([seatName(words, 'W'), seatName(words, 'S')]).toEqual(['Left', words.say('web-you')])
  })

  test('speak of nothing that they are not given', () => {
    for (const told of chapters) {
      for (const step of told.steps) {
        const said = [
          words.say(step.say, given(words, told, step.params)),
          ...(step.answers ?? []).map((answer) =>
            words.say(answer.say, given(words, told, { ...step.params, ...answer.params })),
          ),
        ]
        for (const text of said) expect(text).not.toMatch(/[{}]/)
      }
    }
  })
})
