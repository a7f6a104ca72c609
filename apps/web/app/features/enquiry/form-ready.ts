import { createContext, useContext, useEffect } from "react";

/** Told by a form whose scripts came late that it can be used now. */
export const FormReady = createContext<() => void>(() => undefined);

export function useFormReady(): void {
	const tell = useContext(FormReady);
	useEffect(tell, [tell]);
}
