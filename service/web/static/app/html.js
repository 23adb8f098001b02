/** The one place that knows the library: markup in template strings, and the hooks. */

import htm from 'htm';
import { h } from 'preact';

export { Component, Fragment, createContext, render } from 'preact';
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';

/** Markup: html`<p class=${name}>${text}</p>`. */
export const html = htm.bind(h);
