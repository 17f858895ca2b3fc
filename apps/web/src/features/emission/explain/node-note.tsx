import type { FigureNode } from '@fms/contract/emission';
import { formatNumber } from '@fms/domain/format';
import type { TimeSpan } from '@fms/domain/time';
import { Link } from 'react-router';
import { type Translate, useText } from '../../../language/index.ts';
import { formatFormula } from '../model/figure-text.ts';
import style from '../style/figure.module.css';

/** Where the samples of a tag over a span are looked at; undefined where the tag is not known. */
export type SampleLink = (tag: string, span: TimeSpan) => string | undefined;

/** Below a value: its formula, the set a published number is from, or the samples it was measured by. */
export function NodeNote({ node, linkOf }: { readonly node: FigureNode; readonly linkOf: SampleLink }) {
  const t = useText();
  const { samples } = node;
  const link = samples && linkOf(samples.of, { from: Date.parse(samples.from), to: Date.parse(samples.to) });
  return (
    <span className={style.note}>
      {tell(node, t)}
      {link && (
        <>
          {' · '}
          <Link to={link}>{t('EMISSION_OPEN_SAMPLES')}</Link>
        </>
      )}
    </span>
  );
}

function tell({ formula, origin, samples, inputs }: FigureNode, t: Translate): string {
  if (formula !== null) return formula === 'Σ' ? t('EMISSION_SUM', { count: inputs }) : formatFormula(formula);
  if (origin !== null) {
    const { name, validFrom, source, verified } = origin;
    const from = t('EMISSION_SOURCE', { name, source, day: validFrom });
    return verified ? from : `${from} · ${t('EMISSION_UNVERIFIED')}`;
  }
  if (samples === null) return t('EMISSION_ENTERED');
  const percent = formatNumber(Math.floor(samples.knownShare * 100));
  return t('EMISSION_SAMPLES', { count: samples.count, tag: samples.of, percent });
}
