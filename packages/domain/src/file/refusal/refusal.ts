/** Why something of the other side is not taken: a stable code, and the sentence that people read. */
export interface Refusal<Code extends string> {
  readonly refused: Code;
  readonly sentence: string;
}
