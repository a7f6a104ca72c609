import { Outlet } from "react-router";
import { mayEnter } from "../lib/access.ts";
import { useStaff } from "../lib/staff.ts";
import { NotFound } from "../parts/states/not-found.tsx";
import type { Area } from "./area.ts";

/** An area that is not this account's is not there. The server refuses its calls anyway. */
export function AreaGate({ area }: { area: Area }) {
	return mayEnter(useStaff(), area.access) ? <Outlet /> : <NotFound />;
}
