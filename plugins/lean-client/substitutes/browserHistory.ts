/** The part of `history` that a browser with addresses of its own needs. */
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history/esm/history.js';

const isAbsent = (): never => {
  throw new Error('This site keeps no history of this kind: see plugins/lean-client.');
};
export {isAbsent as createHashHistory, isAbsent as createMemoryHistory};
