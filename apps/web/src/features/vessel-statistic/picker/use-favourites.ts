import { useProfile, useSaveProfile } from '../../../entities/account/index.ts';

const NONE: readonly string[] = [];
const MOST = 200;

/** Favourite tags by name, so that a favourite is one on every ship that measures it; kept in the user's profile. */
export function useFavourites(): [favourites: readonly string[], toggle: (name: string) => void] {
  const profile = useProfile();
  const save = useSaveProfile();
  const favourites = profile?.data.favouriteTags ?? NONE;
  const toggle = (name: string) => {
    if (profile === undefined) return;
    const without = favourites.filter((other) => other !== name);
    const favouriteTags = without.length < favourites.length ? without : [...favourites, name].slice(-MOST);
    save.mutate({ ...profile, data: { ...profile.data, favouriteTags } });
  };
  return [favourites, toggle];
}
