import type { BindingProposal } from '@fms/contract/plant';
import type { Tag } from '@fms/contract/tag';
import type { VesselId } from '@fms/domain/identity';
import { EmptyState, Panel } from '@fms/ui/panel';
import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useVessels } from '../../../entities/vessel/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import { FilterField } from '../../../ui/filter-field.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { HeadTable } from '../../../ui/table/head-table.tsx';
import type { PlantDraft } from '../draft/use-plant-draft.ts';
import style from '../style/plant.module.css';
import { acceptAll, correctBinding, isContradicted } from './accept-proposal.ts';
import { proposalQueries } from './proposal.queries.ts';

/** From this score on proposals are accepted together: below it each deserves a look. */
const LIKELY_SCORE = 0.7;
const MOST_SHOWN = 200;

interface ProposalPanelProps {
  readonly vesselId: VesselId;
  readonly draft: PlantDraft;
  readonly tags: readonly Tag[];
}

/** Tags that fill no slot, or another one than on sister ships, with the slots they may fill, how sure that is and why. */
export function ProposalPanel({ vesselId, draft, tags }: ProposalPanelProps) {
  const t = useText();
  const query = useQuery(proposalQueries.ofVessel(vesselId));
  const [words, setWords] = useState('');
  const bound = new Set<number>(draft.plant.bindings.flatMap(({ tagId }) => tagId ?? []));
  const nameOf = new Map<number, string>(tags.map(({ Id, name }) => [Id, name]));
  const open = (query.data ?? []).filter(({ tagId }) => !bound.has(tagId));
  const contradicted = (query.data ?? []).filter(
    (one) =>
      isContradicted(one) && draft.plant.bindings.some(({ slot, tagId }) => slot === one.bound && tagId === one.tagId),
  );
  const shown = [...contradicted, ...open]
    .filter(({ tagId }) => (nameOf.get(tagId) ?? '').toLowerCase().includes(words.trim().toLowerCase()))
    .toSorted((a, b) => (b.candidates[0]?.score ?? 0) - (a.candidates[0]?.score ?? 0));
  const likely = open.filter(({ candidates: [best] }) => best !== undefined && best.score >= LIKELY_SCORE);
  return (
    <Panel
      title={t('PLANT_PROPOSALS')}
      actions={
        <>
          <FilterField label={t('PLANT_TAG_FILTER')} value={words} onChange={setWords} />
          <Button
            size="compact-xs"
            variant="default"
            disabled={likely.length === 0}
            onClick={() => draft.change((plant) => acceptAll(plant, open, LIKELY_SCORE))}
          >
            {t('PLANT_ACCEPT_LIKELY', { count: likely.length })}
          </Button>
        </>
      }
      flush
    >
      {query.data === undefined ? (
        <QueryState query={query} loading={t('PLANT_LOADING')} unreadable={t('PLANT_NOT_READ')} />
      ) : shown.length === 0 ? (
        <EmptyState title={t('PLANT_ALL_BOUND')} detail={t('PLANT_ALL_BOUND_DETAIL')} />
      ) : (
        <HeadTable
          label={t('PLANT_PROPOSALS')}
          columns={[t('PLANT_TAG'), t('PLANT_SLOT'), t('PLANT_REASON'), { title: t('PLANT_ACCEPT'), isSpoken: true }]}
          className={`fms-table ${style.slots}`}
        >
          {shown.slice(0, MOST_SHOWN).map((proposal) => (
            <Row key={proposal.tagId} proposal={proposal} name={nameOf.get(proposal.tagId) ?? ''} draft={draft} />
          ))}
        </HeadTable>
      )}
    </Panel>
  );
}

function Row({ proposal, name, draft }: { proposal: BindingProposal; name: string; draft: PlantDraft }) {
  const t = useText();
  const { bound, candidates } = proposal;
  const vessels = useVessels();
  const nameOf = (id: VesselId) => vessels.find((vessel) => vessel.id === id)?.name;
  const [chosen, setChosen] = useState<string>();
  const candidate = candidates.find(({ slot }) => slot === chosen) ?? candidates[0];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {candidate === undefined ? (
          <span className="fms-caption">{t('PLANT_NO_CANDIDATE')}</span>
        ) : (
          <Select
            size="xs"
            aria-label={t('PLANT_SLOT_OF', { tag: name })}
            allowDeselect={false}
            data={candidates.map(({ slot }) => slot)}
            value={candidate.slot}
            onChange={(slot) => setChosen(slot ?? undefined)}
          />
        )}
      </td>
      <td className={style.reason}>
        {candidate && reasonText(candidate, nameOf, t)}
        {bound !== null && <div>{t('PLANT_FILLS_NOW', { slot: bound })}</div>}
      </td>
      <td>
        {candidate && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => draft.change((plant) => correctBinding(plant, proposal, candidate))}
          >
            {t('PLANT_ACCEPT')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** "83 %, words of the name, unit"; "85 %, as on Havbris". */
function reasonText(
  { score, evidence, sisters }: BindingProposal['candidates'][number],
  nameOf: (id: VesselId) => string | undefined,
  t: Translate,
): string {
  const ships = sisters.flatMap((id) => nameOf(id) ?? []).join(', ');
  const words = evidence.map((one) =>
    one === 'sister' && ships !== ''
      ? t('PLANT_AS_ON', { ships })
      : t(`EVIDENCE_${one.toUpperCase().replaceAll('-', '_')}` as 'EVIDENCE_UNIT'),
  );
  return `${Math.round(100 * score)} %, ${words.join(', ')}`;
}
