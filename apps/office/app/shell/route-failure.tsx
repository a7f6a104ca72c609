import { useRouteError } from "react-router";
import { Failure } from "../parts/states/failure.tsx";

/** A page broke, or its scripts could not be fetched, say after an update: loading it anew helps with both. */
export function RouteFailure() {
	return <Failure error={useRouteError()} retry={() => window.location.reload()} />;
}
