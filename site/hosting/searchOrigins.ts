/** Origins of the search cluster that pages call, from the environment variables of `site/config/environment.ts`. */
export function searchOrigins(env: NodeJS.ProcessEnv): readonly string[] {
  return [...(env.SEARCH_NODES ?? '').split(','), env.SEARCH_NEAREST_NODE ?? '']
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
    .map((origin) => new URL(origin).origin);
}
