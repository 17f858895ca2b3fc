/** Answers that hang on the tags, plants and sisters of vessels, kept until any of these changes. */
import type { Bus } from '../../platform/bus/bus.ts';

/** Who is a sister, what a tag is called, and a plant, whose saves are told as changed tags. */
const FORGETTING = ['tag.changed', 'vessel.changed', 'vessel.removed', 'organization.changed'] as const;

/** Answers kept at most: the one kept longest goes first. */
const MOST_KEPT = 100;

/** The kept answer of that key, else the one `compute` gives; a refusal is not kept. */
export type Keep<Answer> = (key: string, compute: () => Promise<Answer>) => Promise<Answer>;

export function keepUntilChange<Answer>(bus: Pick<Bus, 'subscribe'>): Keep<Answer> {
  const kept = new Map<string, Promise<Answer>>();
  for (const name of FORGETTING) bus.subscribe(name, () => kept.clear());
  return (key, compute) => {
    const known = kept.get(key);
    if (known) return known;
    const answer = compute();
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
