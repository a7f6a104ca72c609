import { useEffect, useRef } from "react";
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation, useRouteError } from "react-router";
import { areas } from "./areas.ts";
import { checkConnection, useOnline } from "./lib/connection.ts";
import { mayEnter, useStaff } from "./lib/staff.ts";
import { Failure, NotFound } from "./parts/states/states.tsx";
import { Gate, Splash } from "./shell/gate.tsx";
import type { Area } from "./shell/navigation.tsx";
import { Shell } from "./shell/shell.tsx";

/** Hides areas that the account may not use; the server rejects their calls anyway. */
function AreaGate({ area }: { area: Area }) {
	return mayEnter(useStaff(), area.access) ? <Outlet /> : <NotFound />;
}

const reload = () => window.location.reload();

/** A page failed, or its scripts did not load: an update replaced them, or there is no connection. Reloading helps. */
function RouteFailure() {
	const online = useOnline();
	const wasOffline = useRef(false);
	useEffect(() => void checkConnection(), []);
	useEffect(() => {
		if (online && wasOffline.current) reload();
		wasOffline.current = !online;
	}, [online]);
	return <Failure error={useRouteError()} retry={online ? reload : undefined} />;
}

function Start() {
	const staff = useStaff();
	const first = areas.find(({ access }) => mayEnter(staff, access));
	return first ? <Navigate to={`/${first.path}`} replace /> : <NotFound />;
}

/** Reports had this address before: bookmarks keep working. */
function OldReports() {
	return <Navigate to={{ pathname: "/reports", search: useLocation().search }} replace />;
}

function routeOf(area: Area): RouteObject {
	return {
		element: <AreaGate area={area} />,
		// Not of the child: the router renders nothing for a route whose module did not load, not even its own error.
		errorElement: <RouteFailure />,
		children: [{ path: `${area.path}/*`, lazy: area.load }],
	};
}

export const router = createBrowserRouter(
	[
		{
			path: "/",
			element: (
				<Gate>
					<Shell areas={areas} />
				</Gate>
			),
			errorElement: <RouteFailure />,
			hydrateFallbackElement: <Splash />,
			children: [
				{ index: true, element: <Start /> },
				...areas.map(routeOf),
				{ path: "numbers/*", element: <OldReports /> },
				{ path: "*", element: <NotFound /> },
			],
		},
	],
	{ basename: "/staff" },
);
