import { enhance } from "./enhance.ts";
import { pickCentres } from "./pick-centre.ts";

enhance();
pickCentres();
