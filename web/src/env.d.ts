declare module 'virtual:messages' {
  type Text = () => Promise<{ default: string }>
  type Texts = Record<'ru' | 'uk' | 'en' | 'fr', Text>
  const loaders: Record<keyof typeof import('../vite.config').spoken, Texts>
  export default loaders
}

declare module 'virtual:clauses' {
  const clauses: Record<string, string>
  export default clauses
}
