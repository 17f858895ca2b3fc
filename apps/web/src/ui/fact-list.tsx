/** A list of labels and values. */
export type Fact = readonly [name: string, value: string];

/** Facts below or beside each other, as the class of the list lays them out. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
