/** What the tests use of the Signal K project's schema, which comes without types. */
declare module '@signalk/signalk-schema' {
  interface Schema {
    validateDelta(delta: unknown): { readonly valid: boolean };
    /** Undefined for a path the specification does not know. */
    getMetadata(path: string): object | undefined;
  }
  const schema: Schema;
  export default schema;
}
