/** The exports of `prism-react-renderer` that theme-classic's client module imports, without the highlighter. */
export const Prism = {};
