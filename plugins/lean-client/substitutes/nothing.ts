/** Stands for packages whose import the bundler keeps though only development builds read it. */
export default {};
