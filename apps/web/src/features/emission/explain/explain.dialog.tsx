import type { WirePeriodEmission } from '@fms/contract/emission';
import type { VesselId } from '@fms/domain/identity';
import { formatSamplesPath } from '../../../entities/statistic/index.ts';
import { useText } from '../../../language/index.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { splitFigure } from '../address/emission-state.ts';
import { nameLeg } from '../model/leg-text.ts';
import type { Questions } from '../model/use-questions.ts';
import { FigureBranch } from './figure-branch.tsx';
import type { SampleLink } from './node-note.tsx';

interface ExplainDialogProps {
  readonly vesselId: VesselId;
  readonly questions: Questions;
  /** `year:trading.allowances`. */
  readonly figure: string;
  readonly period: WirePeriodEmission | undefined;
  readonly onClose: () => void;
}

/** How a figure came about: formula over inputs, down to published numbers with their source and to samples. */
export function ExplainDialog({ vesselId, questions, figure, period, onClose }: ExplainDialogProps) {
  const t = useText();
  const { kind, key } = splitFigure(figure);
  const nameSubject = (subject: string) => {
    const [id = subject, ...fuel] = subject.split(', ');
    const leg = period?.legs.find((one) => one.id === id);
    return leg === undefined ? subject : [nameLeg(leg, t), leg.from.slice(0, 10), ...fuel].join(', ');
  };
  const linkOf: SampleLink = (tag, span) => {
    const found = period?.tags.find(({ name }) => name === tag);
    return found && formatSamplesPath(vesselId, [found.tagId], span);
  };
  return (
    <Dialog title={t('EMISSION_EXPLANATION')} onClose={onClose} size="lg">
      <FigureBranch question={questions[kind]} figure={key} path={[]} {...{ nameSubject, linkOf }} />
    </Dialog>
  );
}
