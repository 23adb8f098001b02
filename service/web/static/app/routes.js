/** Which page is at which path. */

import { Campaign } from './pages/campaign.js';
import { Catalogue, Law } from './pages/catalogue.js';
import { Create } from './pages/create.js';
import { Lobby } from './pages/lobby.js';
import { Me } from './pages/me.js';
import { Nowhere } from './pages/nowhere.js';
import { Invited } from './pages/invited.js';
import { Replay } from './pages/replay.js';
import { Table } from './pages/table.js';
import { Verify } from './pages/verify.js';

/** @type {Array<[string, any]>} */
export const ROUTES = [
  ['/', Lobby],
  ['/new', Create],
  ['/me', Me],
  ['/invites/:token', Invited],
  ['/campaigns/:id', Campaign],
  ['/games/:id', Table],
  ['/games/:id/replay', Replay],
  ['/catalogue', Catalogue],
  ['/catalogue/:game', Catalogue],
  ['/catalogue/:game/rules', Law],
  ['/catalogue/:game/rules/:rule', Law],
  ['/catalogue/:game/:card', Catalogue],
  ['/verify', Verify],
  ['/verify/:game', Verify],
  ['/nowhere', Nowhere],
];
