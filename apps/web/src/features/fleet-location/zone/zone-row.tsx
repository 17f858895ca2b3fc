import type { Zone } from '@fms/contract/zone';
import { formatAge } from '@fms/domain/format';
import { IconButton } from '@fms/ui/control';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeZone } from '../../../entities/zone/index.ts';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import { fillMessage, messages, openQuestion } from '../../../message/index.ts';
import type { Inside } from './inside.ts';
import style from './zone-list.module.css';
import { formatZoneNote } from './zone-note.ts';

interface ZoneRowProps {
  readonly zone: Zone;
  readonly inside: readonly Inside[];
  readonly onShow: () => void;
  readonly onEdit: () => void;
}

/** A zone, what is allowed in it, and who is inside for how long. */
export function ZoneRow({ zone, inside, onShow, onEdit }: ZoneRowProps) {
  const t = useText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeZone(zone.id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['zone'] }),
  });
  const named = { name: zone.name };
  const ask = () => openQuestion({ message: fillMessage(messages.deleteZone, named), onOk: () => mutate() });
  const look = { iconSize: 16, tooltip: 'bottom' } as const;
  return (
    <li>
      <div className={style.row}>
        <button type="button" className={style.name} title={t('SHOW_ZONE', named)} onClick={onShow}>
          <span className={style.zone}>{zone.name}</span> <span className={style.note}>{formatZoneNote(zone, t)}</span>
        </button>
        {zone.isEditable && (
          <>
            <IconButton {...look} icon="edit" label={t('EDIT_ZONE', named)} onClick={onEdit} />
            <IconButton {...look} icon="delete" label={t('DELETE_ZONE', named)} disabled={isPending} onClick={ask} />
          </>
        )}
      </div>
      {inside.length > 0 && <InsideLine inside={inside} />}
    </li>
  );
}

/** Most names in a row. */
const MOST_NAMED = 4;

function InsideLine({ inside }: { inside: readonly Inside[] }) {
  const t = useText();
  const nowMs = useMinute();
  const names = inside
    .slice(0, MOST_NAMED)
    .map(({ vessel: { name }, since }) =>
      since === undefined ? name : t('INSIDE_SINCE', { vessel: name, duration: formatAge(nowMs - since) }),
    );
  const more = inside.length > MOST_NAMED ? [t('MORE_VESSELS', { count: inside.length - MOST_NAMED })] : [];
  return <p className={style.inside}>{t('INSIDE', { vessels: [...names, ...more].join(', ') })}</p>;
}
