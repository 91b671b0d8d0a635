/** What theme-classic's client module takes from `prism-react-renderer`, without the highlighter. */
export const Prism = {};
