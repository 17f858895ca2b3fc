/**
 * Questions that come close together, answered by one piece of work: ten thousand ships of a coast named one by one took
 * ten thousand transactions. What comes while the work runs is gathered for the next.
 */

interface Asked<Question, Answer> extends PromiseWithResolvers<Answer> {
  readonly question: Question;
}

export class Gathering<Question, Answer> {
  readonly #work: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly #atOnce: number;
  #waiting: Asked<Question, Answer>[] = [];
  #isRunning = false;

  /** `work` answers at most `atOnce` questions, in their order; what it throws is thrown to all of them. */
  constructor(work: (questions: readonly Question[]) => Promise<readonly Answer[]>, atOnce: number) {
    this.#work = work;
    this.#atOnce = atOnce;
  }

  ask(question: Question): Promise<Answer> {
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
      const some = this.#waiting.splice(0, this.#atOnce);
      try {
        const answers = await this.#work(some.map(({ question }) => question));
        for (const [i, { resolve }] of some.entries()) resolve(answers[i] as Answer);
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
    this.#isRunning = false;
  }
}
