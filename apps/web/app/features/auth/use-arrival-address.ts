import { useEffect, useState } from "react";
import { changeAddress } from "../../lib/address.ts";
import { isArrival } from "./is-arrival.ts";

interface Address {
	hash: string;
	search: string;
}

/** What a provider wrote into the address when it sent the visitor back; the address itself is cleaned at once. */
export function useArrivalAddress(): Address | null {
	const [address, setAddress] = useState<Address | null>(null);
	useEffect(() => {
		const { hash, search, pathname } = window.location;
		if (!isArrival({ hash, search })) return;
		changeAddress(pathname, "replace");
		setAddress({ hash, search });
	}, []);
	return address;
}
