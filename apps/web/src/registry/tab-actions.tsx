import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const ActionPlace = createContext<HTMLElement | null>(null);

/** The tab bar gives its right end; the tab that is shown puts there what can be done with all of it. */
export const TabActionProvider = ActionPlace.Provider;

export function TabActions({ children }: { children: ReactNode }) {
  const place = useContext(ActionPlace);
  return place === null ? null : createPortal(children, place);
}
