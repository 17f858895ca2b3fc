import { MAX_IMPORT_BYTES, type Zone } from '@fms/contract/zone';
import { formatBytes } from '@fms/domain/format';
import { Button, FileButton } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/index.ts';
import { uploadZones } from '../../../entities/zone/index.ts';
import { useText } from '../../../language/index.ts';
import style from './zone-list.module.css';

/** The file is read here only as text; the server validates its content and bounds. */
export function ImportButton({ organizationId }: { organizationId: Zone['organizationId'] | undefined }) {
  const t = useText();
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const { mutate, isPending } = useMutation({
    meta: { speaks: true },
    mutationFn: async (file: File) => {
      if (organizationId === undefined) return [];
      return uploadZones(organizationId, { fileName: file.name, text: await file.text() });
    },
    onSuccess: async (made) => {
      setNote(t('ZONES_IMPORTED', { count: made.length }));
      await client.invalidateQueries({ queryKey: ['zone'] });
    },
    onError: (error) => setNote(error instanceof ApiError ? [error.message, ...error.errors].join(' ') : String(error)),
  });
  const take = (file: File | null) => {
    if (file === null) return;
    if (file.size > MAX_IMPORT_BYTES) setNote(t('FILE_TOO_LARGE', { size: formatBytes(MAX_IMPORT_BYTES) }));
    else mutate(file);
  };
  return (
    <>
      <FileButton onChange={take} accept=".kml,.json,.geojson,application/geo+json">
        {(props) => (
          <Button {...props} size="compact-sm" variant="default" loading={isPending} title={t('IMPORT_FORMATS')}>
            {t('IMPORT_ZONES')}
          </Button>
        )}
      </FileButton>
      {note !== '' && (
        <p className={style.note} role="status">
          {note}
        </p>
      )}
    </>
  );
}
