/** Who is told what, by which channel and when: rules of a person, quiet hours, and the summary of a flood. */
export * from './flood-gate.ts';
export * from './notification-rule.ts';
