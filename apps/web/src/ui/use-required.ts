import { type Context, useContext } from 'react';

/** The value of a context that has no default. Throws outside of its provider, which `name` names: `Live`. */
export function useRequired<Value>(context: Context<Value | undefined>, name: string): Value {
  const value = useContext(context);
  if (value === undefined) throw new Error(`use${name} needs a ${name}Provider above it`);
  return value;
}
