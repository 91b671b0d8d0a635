/** Stands for hoist-non-react-statics in `withRouter`: what Docusaurus wraps has no statics that anything reads. */
export default function keepComponent<T>(component: T): T {
  return component;
}
