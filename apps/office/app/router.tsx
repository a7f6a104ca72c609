import { createBrowserRouter, Navigate, type RouteObject } from "react-router";
import { areas } from "./areas.ts";
import { mayEnter } from "./lib/access.ts";
import { useStaff } from "./lib/staff.ts";
import { NotFound } from "./parts/states/not-found.tsx";
import type { Area } from "./shell/area.ts";
import { AreaGate } from "./shell/area-gate.tsx";
import { Gate } from "./shell/gate.tsx";
import { RouteFailure } from "./shell/route-failure.tsx";
import { Shell } from "./shell/shell.tsx";
import { Splash } from "./shell/splash.tsx";

/** The office opens with the first area that the account may enter. */
function Start() {
	const staff = useStaff();
	const first = areas.find(({ access }) => mayEnter(staff, access));
	return first ? <Navigate to={`/${first.path}`} replace /> : <NotFound />;
}

function routeOf(area: Area): RouteObject {
	return {
		element: <AreaGate area={area} />,
		children: [{ path: `${area.path}/*`, lazy: area.load, errorElement: <RouteFailure /> }],
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
			children: [{ index: true, element: <Start /> }, ...areas.map(routeOf), { path: "*", element: <NotFound /> }],
		},
	],
	{ basename: "/staff" },
);
