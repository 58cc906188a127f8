/** Where the dev server has the worker of the mocks. */
export const workerPath = '/mocks/worker.js';

/** MSW's worker for the requests of scripts alone: modules, styles and fonts would each wait for an answer of the page. */
export const worker = `addEventListener('fetch', (event) => event.request.destination && event.stopImmediatePropagation());
importScripts('/mockServiceWorker.js');
`;
