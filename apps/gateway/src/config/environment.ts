/** The only place of the gateway that reads the environment. */

export interface Environment {
  /** `GATEWAY_KEY`: the key of the vessel, for want of a key file. */
  readonly key: string | null;
}

export function readEnvironment(environment: NodeJS.ProcessEnv = process.env): Environment {
  return { key: environment.GATEWAY_KEY?.trim() || null };
}
