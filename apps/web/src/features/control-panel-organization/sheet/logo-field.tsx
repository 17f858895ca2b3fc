import { MAX_LOGO_BYTES, MAX_LOGO_PIXELS, type Organization } from '@fms/contract/organization';
import { formatBytes } from '@fms/domain/format';
import { Button, FileButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '../../../language/index.ts';
import { ProblemText } from '../../../ui/form/problem-text.tsx';
import formStyle from '../../../ui/form.module.css';
import { organizationCalls, organizationQueries } from '../edit/organization.queries.ts';
import style from '../edit/sheet.module.css';
import { useOrganizationAction } from '../edit/use-organization-action.ts';

/** The uploaded logo, and the way to replace it. Only PNG: what draws in a browser from SVG can also run in it. */
export function LogoField({ organization }: { organization: Organization }) {
  const t = useText();
  const [problem, setProblem] = useState('');
  const { data } = useQuery(organizationQueries.logo(organization.id, organization.logo));
  const address = useObjectAddress(data ?? null);
  const upload = useOrganizationAction((file: File) => organizationCalls.setLogo(organization.id, file));
  const take = (file: File | null) => {
    if (file === null) return;
    const isWrong = file.type !== 'image/png' || file.size > MAX_LOGO_BYTES;
    setProblem(isWrong ? t('LOGO_RULE', { size: formatBytes(MAX_LOGO_BYTES), pixels: MAX_LOGO_PIXELS }) : '');
    if (!isWrong) upload.mutate(file);
  };
  return (
    <div className={formStyle.stack}>
      {address === undefined ? (
        <span className="fms-caption">{t('LOGO_SHIPPED', { name: organization.logo })}</span>
      ) : (
        <img className={style.logo} src={address} alt={t('LOGO_OF', { name: organization.name })} />
      )}
      <FileButton onChange={take} accept="image/png">
        {(props) => (
          <Button {...props} variant="default" size="xs" loading={upload.isPending}>
            {t('UPLOAD_LOGO')}
          </Button>
        )}
      </FileButton>
      <ProblemText text={problem} />
    </div>
  );
}

/** An address of a blob for as long as it is shown. */
function useObjectAddress(blob: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (blob === null) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [blob]);
  return address;
}
