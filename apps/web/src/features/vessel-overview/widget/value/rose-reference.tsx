import { useText } from '../../../../language/index.ts';

/** What the top of a rose stands for: north, or the bow where no heading is known. */
export function RoseReference({ isBowUp = false }: { readonly isBowUp?: boolean }) {
  const t = useText();
  return <span className="fms-caption">{t(isBowUp ? 'BOW_UP' : 'NORTH_UP')}</span>;
}
