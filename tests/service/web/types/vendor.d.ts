// What the pages use of the libraries that come with them, for the compiler that looks at their types.
declare module 'preact' {
  export const h: any;
  export const render: any;
  export const Fragment: any;
  export const createContext: any;
  export class Component {
    props: any;
    state: any;
    setState(part: any): void;
  }
}
declare module 'preact/hooks' {
  export function useState<T>(first?: T | (() => T)): [T, (next: T | ((before: T) => T)) => void];
  export function useRef(first?: any): { current: any };
  export function useMemo<T>(make: () => T, on: readonly unknown[]): T;
  export function useCallback<T>(does: T, on: readonly unknown[]): T;
  export function useContext(of: any): any;
  export function useEffect(does: () => unknown, on?: readonly unknown[]): void;
  export function useLayoutEffect(does: () => unknown, on?: readonly unknown[]): void;
  export function useReducer(...about: any[]): any;
}
declare module 'htm' {
  const htm: any;
  export default htm;
}
declare module 'graphql-ws' {
  export const createClient: any;
}
