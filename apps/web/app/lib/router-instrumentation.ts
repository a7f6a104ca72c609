// Stands in for the router's hooks for measuring tools, see `lean-modules.ts`: nobody asks for any here.

/** No navigation is watched. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;

/** No route is changed. */
export const getRouteInstrumentationUpdates = () => ({});

export const instrumentClientSideRouter = <Router>(router: Router): Router => router;
