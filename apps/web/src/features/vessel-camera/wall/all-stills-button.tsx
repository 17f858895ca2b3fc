import { estimateStillsBytes } from '@fms/domain/camera';
import { formatBytes } from '@fms/domain/format';
import type { VesselId } from '@fms/domain/identity';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cameraCalls } from '../../../entities/camera/index.ts';
import { useText } from '../../../language/index.ts';
import type { CameraParts } from '../model/camera-parts.ts';
import style from '../style/camera.module.css';

/** Asks every camera for a still; says first what that costs, by the size of the last ones. */
export function AllStillsButton({ vesselId, parts }: { readonly vesselId: VesselId; readonly parts: CameraParts }) {
  const t = useText();
  const client = useQueryClient();
  const cost = estimateStillsBytes(parts.cameras.map(({ still }) => still.last?.bytes ?? null));
  const ask = useMutation({
    mutationFn: () => cameraCalls.ask({ vesselId, cameraIds: parts.cameras.map(({ id }) => id) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['camera', vesselId] }),
  });
  const words = ask.isError
    ? ask.error.message
    : ask.data && t('CAMERA_ASKED', { count: ask.data.asked, cost: formatBytes(ask.data.costBytes ?? cost ?? 0) });
  return (
    <>
      {words !== undefined && (
        <span className={style.caption} role={ask.isError ? 'alert' : 'status'}>
          {words}
        </span>
      )}
      <Button size="compact-md" variant="default" disabled={ask.isPending} onClick={() => ask.mutate()}>
        {cost === null ? t('CAMERA_ALL_NOW') : t('CAMERA_ALL_NOW_COST', { cost: formatBytes(cost) })}
      </Button>
    </>
  );
}
