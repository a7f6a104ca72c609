import type { Locale } from "@kvart/contract/locale";
import type { PlaceKind, PlaceName } from "./map-view.ts";
import { type Point, project } from "./projection.ts";

type Row = [name: string, lat: number, lng: number, rank: 1 | 2 | 3, english?: string];

const rows: Record<PlaceKind, Row[]> = {
	water: [
		["Dunav", 44.9, 20.3445, 1, "Danube"],
		["Dunav", 44.8425, 20.5475, 1, "Danube"],
		["Sava", 44.7545, 20.339, 1],
		["Dunav", 44.696, 20.708, 1, "Danube"],
		["Savsko jezero", 44.7835, 20.3975, 3, "Sava Lake"],
		["Tamiš", 44.908, 20.651, 2],
	],
	town: [
		["Novi Beograd", 44.8135, 20.4085, 2],
		["Zemun", 44.845, 20.399, 1],
		["Surčin", 44.793, 20.2785, 1],
		["Batajnica", 44.904, 20.284, 1],
		["Borča", 44.874, 20.452, 1],
		["Pančevo", 44.874, 20.6465, 1],
		["Obrenovac", 44.6555, 20.205, 1],
		["Umka", 44.679, 20.3085, 1],
		["Barajevo", 44.581, 20.415, 1],
		["Grocka", 44.674, 20.708, 1],
		["Vinča", 44.757, 20.606, 1],
		["Sopot", 44.52, 20.574, 1],
		["Stepojevac", 44.513, 20.297, 1],
		["Dobanovci", 44.826, 20.224, 2],
		["Boljevci", 44.7235, 20.216, 2],
		["Vranić", 44.602, 20.332, 2],
	],
	quarter: [
		["Stari grad", 44.8175, 20.4585, 2],
		["Dorćol", 44.8245, 20.4665, 3],
		["Palilula", 44.811, 20.4755, 3],
		["Karaburma", 44.8165, 20.507, 2],
		["Krnjača", 44.8465, 20.4945, 2],
		["Višnjica", 44.829, 20.553, 2],
		["Mirijevo", 44.791, 20.5375, 2],
		["Zvezdara", 44.794, 20.512, 2],
		["Vračar", 44.798, 20.4725, 2],
		["Konjarnik", 44.7835, 20.5045, 3],
		["Voždovac", 44.7725, 20.4785, 2],
		["Dedinje", 44.7735, 20.4505, 2],
		["Banjica", 44.759, 20.474, 2],
		["Kumodraž", 44.7455, 20.5085, 2],
		["Miljakovac", 44.751, 20.462, 2],
		["Rakovica", 44.742, 20.444, 2],
		["Resnik", 44.709, 20.452, 2],
		["Čukarica", 44.783, 20.4185, 3],
		["Banovo brdo", 44.777, 20.411, 2],
		["Žarkovo", 44.761, 20.412, 2],
		["Železnik", 44.7285, 20.3745, 2],
		["Sremčica", 44.676, 20.3915, 2],
		["Ostružnica", 44.7235, 20.3235, 2],
		["Rušanj", 44.6865, 20.4445, 2],
		["Bežanija", 44.8155, 20.3755, 2],
		["Blokovi", 44.7955, 20.379, 3],
		["Ledine", 44.801, 20.344, 2],
		["Galenika", 44.857, 20.357, 2],
		["Altina", 44.8375, 20.342, 2],
		["Kaluđerica", 44.7505, 20.566, 2],
		["Ovča", 44.8855, 20.535, 2],
		["Ripanj", 44.6325, 20.5245, 2],
		["Boždarevac", 44.5575, 20.391, 2],
		["Beljina", 44.503, 20.392, 2],
		["Veliki Borak", 44.5405, 20.373, 2],
		["Leskovac", 44.511, 20.335, 2],
		["Guncati", 44.6065, 20.4435, 2],
		["Lisović", 44.558, 20.474, 2],
		["Arnajevo", 44.525, 20.412, 2],
		["Meljak", 44.634, 20.353, 2],
	],
	green: [
		["Ada Ciganlija", 44.788, 20.4, 2],
		["Veliko ratno ostrvo", 44.834, 20.434, 3, "Great War Island"],
		["Košutnjak", 44.7665, 20.4335, 2],
		["Kalemegdan", 44.823, 20.4508, 3],
		["Avala", 44.6895, 20.5155, 1],
		["Lipovička šuma", 44.645, 20.406, 1, "Lipovica Forest"],
		["Zvezdarska šuma", 44.8045, 20.5185, 3, "Zvezdara Forest"],
	],
};

/** Covered by the label of a single marker, above the middle of the map. */
const covered = ({ x, y }: Point) => Math.abs(x) < 110 && y > -65 && y < 18;

/** Names on the map, except those that markers have or cover. */
export function placeNames(locale: Locale, marked: readonly string[], middle: Point, lone: boolean): PlaceName[] {
	return Object.entries(rows).flatMap(([kind, list]) =>
		list
			.filter(([name]) => !marked.includes(name))
			.map(([name, lat, lng, rank, english]): PlaceName => {
				const at = project({ lat, lng });
				return {
					name: locale === "en" && english ? english : name,
					kind: kind as PlaceKind,
					rank,
					x: Math.round(at.x - middle.x),
					y: Math.round(at.y - middle.y),
				};
			})
			.filter((place) => !lone || !covered(place)),
	);
}
