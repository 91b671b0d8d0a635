import type {ModelContext} from '@site/src/components/registerTools';

type Host = Readonly<{modelContext?: ModelContext}>;

// Some browsers have it on `navigator`, its first place. A failure leaves the page without tools, as in other browsers.
const context =
  typeof document === 'undefined' ? undefined : ((document as Host).modelContext ?? (navigator as Host).modelContext);
if (context)
  import(/* webpackChunkName: "web-mcp" */ '@site/src/components/registerTools').then(
    ({registerTools}) => registerTools(context),
    () => undefined,
  );

export default {};
