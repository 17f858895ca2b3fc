import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { accountQueries } from '../../entities/account/index.ts';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { getLandingPath, isSignInStatus, LOGIN_STATUS, LoginScreen } from '../../features/session/index.ts';
import { show } from '../../message/index.ts';
import { navigateTo } from '../../navigation/index.ts';
import { reportWarning } from '../../report/index.ts';
import { applyOrganizationSetting } from '../../settings/app-setting.ts';
import { changeDevicePreference } from '../../settings/device-preference.ts';
import { readCurrentUser } from '../../storage/current-user.ts';
import { consumeReturnPath } from '../../storage/return-path.ts';
import { readClaims } from '../../storage/token-claims.ts';
import { getForcedPage } from './forced-page.ts';
import { StartUpBar } from './start-up-bar.tsx';

/**
 * §4.2: local settings are there already; organisations, vessels, folders and the account are asked for at once,
 * and a bar shows the progress. After a sign-in the first page is determined first.
 */
export function StartUp({ children }: { children: () => ReactNode }) {
  const answers = useQueries({
    queries: [
      vesselQueries.organizations(),
      vesselQueries.all(),
      vesselQueries.folders(),
      accountQueries.profile(),
      accountQueries.abilities(),
    ],
  });
  const [organizations] = answers;
  useEffect(() => {
    if (organizations.data === undefined) return;
    const refused = applyOrganizationSetting(organizations.data);
    if (refused.length > 0) reportWarning('organization', 'unknown-setting', refused.join(', '));
  }, [organizations.data]);
  const isLanded = useLanding();
  return (
    <>
      <StartUpBar done={answers.filter(({ isFetched }) => isFetched).length} of={answers.length} />
      {isLanded ? children() : <LoginScreen status={LOGIN_STATUS.loggedIn} />}
    </>
  );
}

/** True once the address is the user's first page; until then the profile is awaited. */
function useLanding(): boolean {
  const { data: profile, isError, isFetchedAfterMount } = useQuery(accountQueries.profile());
  const [wanted] = useState(wantedPath);
  const [isLanded, setLanded] = useState(wanted === undefined);
  const [isForced, setForced] = useState(false);
  const isKnown = profile !== undefined || isError;
  useEffect(() => {
    if (!isKnown) return;
    if (profile !== undefined) applyMapPreference(profile.data);
    const forced = getForcedPage(readClaims(readCurrentUser()?.token ?? ''), profile);
    if (!isLanded && wanted !== undefined) {
      history.replaceState(
        null,
        '',
        getLandingPath({ ...wanted, defaultPage: profile?.data.defaultPage, forced: forced?.path }),
      );
      setLanded(true);
    }
    if (forced === undefined || isForced) return;
    setForced(true);
    show(forced.message);
    if (isLanded) navigateTo(forced.path);
  }, [isKnown, isLanded, isForced, profile, wanted]);
  // Written by hand in another browser since: shown as soon as the server has said so.
  useEffect(() => {
    if (isFetchedAfterMount && profile !== undefined) applyMapPreference(profile.data);
  }, [isFetchedAfterMount, profile]);
  return isLanded;
}

/** What the address or a time-out asks for; undefined when the address is a page already. */
function wantedPath(): { wanted: string | undefined } | undefined {
  const kept = consumeReturnPath();
  const { pathname } = location;
  if (kept !== undefined) return { wanted: kept };
  // §2.5: a signed-in user on /forgot is sent to the vessel list.
  if (pathname.includes('forgot')) return { wanted: '/vessel/overview' };
  return pathname === '/' || isSignInStatus(pathname) ? { wanted: undefined } : undefined;
}

/** §4.10: stored values override what this browser had. */
function applyMapPreference({
  mapType,
  mapStyle,
}: {
  mapType?: string | undefined;
  mapStyle?: string | undefined;
}): void {
  changeDevicePreference({ ...(mapType && { mapType }), ...(mapStyle && { mapStyle }) } as Parameters<
    typeof changeDevicePreference
  >[0]);
}
