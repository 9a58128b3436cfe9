declare module 'virtual:messages/*' {
  const text: string
  export default text
}

declare module 'virtual:clauses' {
  const clauses: Record<string, string>
  export default clauses
}
