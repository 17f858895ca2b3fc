import type { EmissionQuestion, FigureNode } from '@fms/contract/emission';
import { Icon } from '@fms/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../language/index.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { emissionQueries } from '../model/emission.queries.ts';
import { formatFigure, nameQuantity } from '../model/figure-text.ts';
import style from '../style/figure.module.css';
import { NodeNote, type SampleLink } from './node-note.tsx';

interface BranchProps {
  readonly question: EmissionQuestion;
  readonly figure: string;
  readonly path: readonly number[];
  /** What a sum is of in words: the ids of legs. */
  readonly nameSubject: (subject: string) => string;
  readonly linkOf: SampleLink;
}

/** What a figure was made of, asked for step by step; the first step is open. */
export function FigureBranch(props: BranchProps) {
  const t = useText();
  const { question, figure, path } = props;
  const query = useQuery(emissionQueries.explain(question, figure, path));
  if (query.data === undefined)
    return <QueryState query={query} loading={t('EMISSION_LOADING')} unreadable={t('EMISSION_UNREADABLE')} />;
  const { node, inputs } = query.data;
  return (
    <ul className={style.branch}>
      {path.length === 0 && (
        <li>
          <div className={style.node}>
            <NodeValue node={node} nameSubject={props.nameSubject} />
            <NodeNote node={node} linkOf={props.linkOf} />
          </div>
        </li>
      )}
      {inputs.map((input, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place among the inputs is what names an input
        <InputNode key={place} {...props} node={input} path={[...path, place]} />
      ))}
    </ul>
  );
}

function InputNode({ node, ...props }: BranchProps & { readonly node: FigureNode }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const name = nameQuantity(node.quantity);
  return (
    <li>
      <div className={style.node}>
        {node.inputs === 0 ? (
          <span className={style.leaf} />
        ) : (
          <button
            type="button"
            className={style.toggle}
            aria-expanded={isOpen}
            aria-label={t('EMISSION_UNFOLD', { figure: name })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          </button>
        )}
        <NodeValue node={node} nameSubject={props.nameSubject} />
        <NodeNote node={node} linkOf={props.linkOf} />
      </div>
      {isOpen && <FigureBranch {...props} />}
    </li>
  );
}

function NodeValue({ node, nameSubject }: { readonly node: FigureNode } & Pick<BranchProps, 'nameSubject'>) {
  return (
    <>
      <span className={style.name}>
        {nameQuantity(node.quantity)} {node.subject !== null && <small>{nameSubject(node.subject)}</small>}
      </span>
      <span className={style.value}>
        {formatFigure(node.value)} {node.unit === '1' ? '' : node.unit}
      </span>
    </>
  );
}
