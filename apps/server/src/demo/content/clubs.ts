import { banjica } from "./clubs/banjica.ts";
import { barajevo } from "./clubs/barajevo.ts";
import { blokovi } from "./clubs/blokovi.ts";
import { miljakovac } from "./clubs/miljakovac.ts";
import { navigator } from "./clubs/navigator.ts";
import { pionir } from "./clubs/pionir.ts";
import { prvomajska } from "./clubs/prvomajska.ts";
import { usce } from "./clubs/usce.ts";
import { ustanicka } from "./clubs/ustanicka.ts";
import { vracar } from "./clubs/vracar.ts";
import { zemun } from "./clubs/zemun.ts";
import { zvezdara } from "./clubs/zvezdara.ts";
import type { DemoClub } from "./types.ts";

/** In the order of their ids. */
export const clubs: DemoClub[] = [
	banjica,
	usce,
	zemun,
	pionir,
	vracar,
	navigator,
	blokovi,
	ustanicka,
	prvomajska,
	barajevo,
	zvezdara,
	miljakovac,
];
