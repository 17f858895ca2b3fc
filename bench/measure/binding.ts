/** How well tags bind themselves to slots: over the labelled tags of samples/tag-binding, each part and each category of it. */
import type { Measure, Metric } from '../report/result.ts';
import {
  type BindingFigures,
  type Evaluated,
  evaluateTags,
  type ListPart,
  readTagList,
  toFigures,
} from '../subject/tag-list.ts';

/** Per cent: issue bounds of the machinery. */
const BOUNDS = { first: { atLeast: 85 }, 'among-three': { atLeast: 95 }, 'silent-wrong': { atMost: 0.5 } } as const;

export const measureBinding: Measure = async (progress) =>
  (['development', 'final'] as const).flatMap((part) => {
    const evaluated = evaluateTags(readTagList(part));
    progress(`${evaluated.length} tags of ${part} evaluated`);
    return [...toMetrics(part, evaluated), ...listCategories(part, evaluated)];
  });

function toMetrics(part: ListPart, evaluated: readonly Evaluated[]): Metric[] {
  const { tags, slots, first, amongThree, silentWrong, unbound } = toFigures(evaluated);
  const note = `${tags} tags, ${slots} of them with a slot`;
  const name = (figure: string) => `binding.${part}.${figure}`;
  return [
    { name: name('first'), value: first, unit: '%', bound: BOUNDS.first, note },
    { name: name('among-three'), value: amongThree, unit: '%', bound: BOUNDS['among-three'] },
    { name: name('silent-wrong'), value: silentWrong, unit: '%', bound: BOUNDS['silent-wrong'] },
    { name: name('unbound'), value: unbound, unit: '%', bound: null, note: 'tags with a slot that wait for a person' },
  ];
}

/** The right slot first, for each category; the other figures stand in the note. */
function listCategories(part: ListPart, evaluated: readonly Evaluated[]): Metric[] {
  return [...Map.groupBy(evaluated, ({ tag }) => tag.category)].map(([category, of]) => {
    const figures = toFigures(of);
    const name = `binding.${part}.${category.replaceAll(' ', '-')}.first`;
    return { name, value: figures.first, unit: '%', bound: null, note: describe(figures) };
  });
}

const describe = ({ tags, amongThree, silentWrong, unbound }: BindingFigures) =>
  `${tags} tags; among three ${amongThree.toFixed(1)} %, silent and wrong ${silentWrong.toFixed(2)} %, unbound ${unbound.toFixed(1)} %`;
