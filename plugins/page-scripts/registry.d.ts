declare module 'page-scripts-registry' {
  const registry: Readonly<Record<string, readonly [load: () => Promise<unknown>, module: string, id: string]>>;
  export default registry;
}
