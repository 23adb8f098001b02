/** Auditors: their token, which is kept nowhere but in this page. */

import { signal } from '../signal.js';

/** The token of an auditor; nothing where nobody audits. */
export const auditor = signal('');
