/**
 * Questions that come close together, answered by one piece of work: ten thousand ships of a coast named one by one took
 * ten thousand transactions. What comes while the work runs is gathered for the next.
 */

interface Asked<Question, Answer> extends PromiseWithResolvers<Answer> {
  readonly question: Question;
}

/**
 * Whether a statement failed for what was in it: classes 22 (data) and 23 (integrity) of PostgreSQL's codes. Anything
 * else, a store that is gone for instance, would fail all the same for a part of it.
 */
function isAboutContent(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^2[23]...$/.test(code);
}

export class BatchLoader<Question, Answer> {
  readonly #work: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly #atOnce: number;
  #waiting: Asked<Question, Answer>[] = [];
  #isRunning = false;

  /**
   * `work` answers at most `atOnce` questions, in their order, or none of them. What it throws is thrown to all; where
   * that is about the content of some, it is asked again about halves, until only those hear of it that are to blame.
   */
  constructor(work: (questions: readonly Question[]) => Promise<readonly Answer[]>, atOnce: number) {
    this.#work = work;
    this.#atOnce = atOnce;
  }

  load(question: Question): Promise<Answer> {
    const asked = { question, ...Promise.withResolvers<Answer>() };
    this.#waiting.push(asked);
    if (!this.#isRunning) {
      this.#isRunning = true;
      setImmediate(() => void this.#run());
    }
    return asked.promise;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#answer(this.#waiting.splice(0, this.#atOnce));
    }
    this.#isRunning = false;
  }

  async #answer(some: readonly Asked<Question, Answer>[]): Promise<void> {
    try {
      const answers = await this.#work(some.map(({ question }) => question));
      for (const [i, { resolve }] of some.entries()) resolve(answers[i] as Answer);
    } catch (error) {
      if (some.length === 1 || !isAboutContent(error)) {
        for (const { reject } of some) reject(error);
        return;
      }
      const middle = Math.ceil(some.length / 2);
      await this.#answer(some.slice(0, middle));
      await this.#answer(some.slice(middle));
    }
  }
}
