"""Alt texts, Serbian and English, without the club name: what is in the picture, per scene and camera.

`ONE` overrides single pictures whose content depends on the seed, and names pictures that no scene made
(a photograph dropped into masters/ gets its line there).
"""
TEXT = {
    'bar': {
        'counter': ('Šank zdravog bara sa stolicama i osvetljenim policama', 'Health bar counter with stools and lit shelves'),
        'fruit': ('Šejkovi u čašama i činija pomorandži na šanku', 'Shakes in glasses beside a bowl of oranges on the bar'),
        'glasses': ('Tri voćna šejka poređana na šanku', 'Three fruit shakes lined up on the bar'),
        'shaker': ('Bela i crna KVART flašica pored šejkova', 'A white and a black KVART bottle beside the shakes'),
    },
    'barbell': {
        'bench': ('Klupa u kavezu ispod natovarene šipke', 'Bench inside the rack under a loaded bar'),
        'collar': ('Osigurač na šipki ispred diska od 15 kg', 'Collar locking a 15 kg plate on the bar'),
        'plate': ('Gumeni diskovi na šipki u kavezu, izbliza', 'Rubber plates on a racked barbell, close up'),
        'sleeve': ('Kraj natovarene šipke sa osiguračem', 'End of a loaded barbell with its collar'),
        'wide': ('Kavez za čučnjeve sa šipkom i klupom', 'Power rack with a loaded bar and a bench'),
    },
    'bench': {
        'floor': ('Šestougaone bučice na podu ispred klupe', 'Hex dumbbells on the floor in front of a bench'),
        'pair': ('Složen peškir na klupi za vežbanje', 'Folded towel on a training bench'),
        'row': ('Podesive klupe ispred stalaka sa bučicama', 'Adjustable benches before the dumbbell racks'),
        'seat': ('Podignuta klupa sa složenim peškirom i bučicama kraj nje', 'Raised bench with a folded towel, dumbbells beside it'),
    },
    'boxing': {
        'bag': ('Džak za udaranje sa natpisom KVART, izbliza', 'Heavy bag marked KVART, close up'),
        'bags': ('Džakovi vise sa okvira, rukavice čekaju na klupi', 'Heavy bags hanging from a frame, gloves waiting on a bench'),
        'gloves': ('Bokserske rukavice, bandaže i flašica na klupi', 'Boxing gloves, hand wraps and a bottle on a bench'),
        'low': ('Bokserski kutak viđen sa poda, džakovi iznad klupe', 'Boxing corner seen from the floor, bags above the bench'),
    },
    'cable': {
        'handle': ('Ručka na sajli, izbliza', 'Handle on a cable machine, close up'),
        'stack': ('Pločasti tegovi na spravi, označeni od 5 do 40 kg', 'Weight stack of a machine, marked from 5 to 40 kg'),
        'tower': ('Stub sprave sa sajlom i klupa pored njega', 'Cable tower with a bench beside it'),
        'wide': ('Dvostruka sprava sa sajlama i klupa u sredini', 'Dual cable station with a bench in the middle'),
    },
    'crosstrainers': {
        'console': ('Ekran eliptičnog trenažera sa grafikonom treninga', 'Screen of a cross trainer with the workout graph'),
        'line': ('Eliptični trenažeri u redu ispred natpisa KVART', 'Cross trainers in a row before the KVART sign'),
        'wide': ('Kardio zona sa eliptičnim trenažerima i trakama', 'Cardio zone with cross trainers and treadmills'),
    },
    'dumbbells': {
        'along': ('Bučice poređane duž stalka, pogled odozgo', 'Dumbbells lined up along the rack, seen from above'),
        'diag': ('Trospratni stalak pun bučica', 'Three-tier rack full of dumbbells'),
        'front': ('Bučice do 40 kg na tri police, pogled spreda', 'Dumbbells up to 40 kg on three shelves, from the front'),
        'hand': ('Bučice od 22 i 24 kg, izbliza', 'Dumbbells of 22 and 24 kg, close up'),
        'low': ('Stalak sa bučicama viđen sa poda', 'Dumbbell rack seen from the floor'),
    },
    'functional': {
        'rope': ('Svetlozelena drška borbenog konopca na stazi', 'Lime grip of a battle rope on the track'),
        'ropes': ('Borbeni konopci ispruženi ispred rama za TRX', 'Battle ropes laid out before the suspension frame'),
        'trx': ('TRX trake sa ručkama vise sa rama', 'Suspension straps with handles hanging from the frame'),
        'wide': ('Funkcionalni kutak sa TRX trakama, konopcima i girjama', 'Functional corner with suspension straps, ropes and kettlebells'),
    },
    'hall': {
        'axis': ('Pogled niz salu, između kaveza i klupa', 'View down the hall between racks and benches'),
        'corner': ('Velika sala sa kavezima i klupama, pogled iz ugla', 'Large hall with racks and benches, seen from the corner'),
        'left': ('Sala sa klupama i bučicama uz staklenu stranu', 'Hall with benches and dumbbells along the glass front'),
        'low': ('Sala za tegove viđena sa visine poda', 'Weights hall seen from floor level'),
        'right': ('Sala sa klupama i stalcima uz velike prozore', 'Hall with benches and racks along tall windows'),
    },
    'handweights': {
        'near': ('Tegići i elastična traka na prostirci', 'Hand weights and an elastic band on a mat'),
        'side': ('Tegići od jednog i dva kilograma ispred penastog valjka', 'One- and two-kilo hand weights before a foam roller'),
        'top': ('Tegići, traka, lopta i blok na prostirci, pogled odozgo', 'Hand weights, band, ball and block on a mat, from above'),
    },
    'kettlebells': {
        'end': ('Niz girja viđen sa kraja reda', 'Line of kettlebells seen from the end of the row'),
        'low': ('Girja od 28 kg u prvom planu, druge iza nje', 'A 28 kg kettlebell up front, others behind it'),
        'over': ('Girje poređane ukoso, pogled odozgo', 'Kettlebells set out on a diagonal, seen from above'),
        'row': ('Niz girja na gumenom podu, jedna u prvom planu', 'Row of kettlebells on a rubber floor, one up front'),
        'wide': ('Girje na podu ispred kaveza i klupe', 'Kettlebells on the floor before a rack and a bench'),
    },
    'kit-bag': {
        'bottle': ('Crna KVART flašica pored vijače i peškira', 'Black KVART bottle beside a skipping rope and towels'),
        'low': ('Vijača, flašica i peškiri na podu, lopta u pozadini', 'Skipping rope, bottle and towels on the floor, a ball behind'),
        'rope': ('Smotana vijača sa peškirima i flašicom', 'Coiled skipping rope with towels and a bottle'),
        'top': ('Vijača, peškir i flašica na parketu, pogled odozgo', 'Skipping rope, towel and bottle on wooden boards, from above'),
    },
    'lockers': {
        'aisle': ('Svlačionica: ormarići sa obe strane, klupa u sredini', 'Changing room with lockers on both sides and a bench between'),
        'bench': ('Sportska torba, peškiri i flašica na klupi svlačionice', 'Gym bag, towels and a bottle on the changing-room bench'),
        'doors': ('Red ormarića i drvene klupe u svlačionici', 'Row of lockers and wooden benches in the changing room'),
    },
    'massage': {
        'low': ('Uvijeni peškiri na stolu za masažu, pogled sa strane', 'Rolled towels on the massage table, from the side'),
        'room': ('Soba za masažu sa stolom i toplim svetlom', 'Massage room with a table in warm light'),
        'stones': ('Sveće, ulje i kamenje za masažu', 'Candles, oil and massage stones'),
        'towels': ('Tri uvijena peškira ispred upaljenih sveća', 'Three rolled towels before lit candles'),
    },
    'medals': {
        'near': ('Zlatna, srebrna i bronzana medalja na šipki', 'Gold, silver and bronze medals hanging from a barbell'),
        'wide': ('Medalje okačene na šipku u kavezu', 'Medals hung on the barbell in the rack'),
    },
    'medballs': {
        'ball': ('Medicinka od 8 kg na podu ispred stalka', 'An 8 kg medicine ball on the floor before the rack'),
        'front': ('Tri reda medicinki na stalku, pogled spreda', 'Three rows of medicine balls on a rack, from the front'),
        'rack': ('Medicinke na policama, izbliza', 'Medicine balls on their shelves, close up'),
    },
    'padel': {
        'balls': ('Dve loptice za padel na plavoj podlozi, izbliza', 'Two padel balls on the blue turf, close up'),
        'corner': ('Padel teren iz ugla, loptice na plavoj podlozi', 'Padel court from the corner, balls on the blue turf'),
        'net': ('Padel teren sa mrežom, reketom i lopticama pod reflektorima', 'Padel court with net, racket and balls under floodlights'),
        'racket': ('Reket za padel na plavoj podlozi, loptice iza njega', 'Padel racket on the blue turf, balls behind it'),
        'wide': ('Ceo padel teren noću, sa ogradom i reflektorima', 'The whole padel court at night, with fence and floodlights'),
    },
    'plan': {
        'board': ('Plan treninga na podlozi, štoperica, peškir i flašica', 'Training plan on a clipboard, stopwatch, towel and bottle'),
        'low': ('Štoperica pored plana treninga na drvenoj kutiji', 'Stopwatch beside a training plan on a wooden box'),
    },
    'plates': {
        'face': ('Prednja strana gumenog diska na stalku', 'Face of a rubber plate on the plate tree'),
        'near': ('Diskovi naslagani na stalku, izbliza', 'Weight plates stacked on a plate tree, close up'),
        'wide': ('Stalak sa diskovima pored kaveza', 'Plate tree beside the power rack'),
    },
    'platform': {
        'front': ('Drvena platforma za dizanje sa šipkom i natpisom KVART', 'Wooden lifting platform with a barbell and the KVART mark'),
        'low': ('Šipka na platformi viđena sa poda, kavez u pozadini', 'Barbell on the platform seen from the floor, the rack behind'),
        'plate': ('Disk šipke na ivici platforme, izbliza', 'Barbell plate at the edge of the platform, close up'),
        'side': ('Natovarena šipka na platformi, pogled sa strane', 'Loaded barbell on the platform, seen from the side'),
    },
    'reception': {
        'desk': ('Flašice i članske kartice na pultu recepcije', 'Bottles and member cards on the reception counter'),
        'front': ('Recepcija sa svetlećim natpisom KVART', 'Reception desk under the lit KVART sign'),
        'side': ('Pult recepcije sa strane, natpis KVART na zidu', 'Reception desk from the side, KVART sign on the wall'),
        'sign': ('Svetleći natpis KVART iznad pulta', 'The KVART sign glowing above the counter'),
    },
    'rowers': {
        'fly': ('Zamajac i ekran veslačkog trenažera', 'Flywheel and screen of a rowing machine'),
        'low': ('Veslački trenažeri spreda, viđeni sa poda', 'Rowing machines from the front, at floor level'),
        'row': ('Veslački trenažeri poređani ukoso', 'Rowing machines lined up at an angle'),
        'seat': ('Sedište i šina veslačkog trenažera', 'Seat and rail of a rowing machine'),
    },
    'sauna': {
        'bench': ('Finska sauna: klupe, vedro i peškiri', 'Finnish sauna with benches, bucket and towels'),
        'bucket': ('Drveno vedro na klupi saune', 'Wooden bucket on a sauna bench'),
        'stove': ('Peć sa kamenjem u sauni', 'Sauna stove heaped with stones'),
        'towels': ('Složeni peškiri na klupi saune', 'Folded towels on a sauna bench'),
    },
    'solarium': {
        'bed': ('Otvoren solarijum sa upaljenim cevima', 'Open sunbed with its tubes lit'),
        'stand': ('Solarijum u mračnoj prostoriji ispred drvenih lamela', 'Sunbed in a dark room before wooden slats'),
        'tubes': ('Ljubičaste cevi solarijuma, izbliza', 'Violet sunbed tubes, close up'),
    },
    'spin': {
        'bars': ('Upravljač sobnog bicikla, bicikli u pozadini', 'Handlebars of an indoor bike, more bikes behind'),
        'row': ('Sobni bicikli u redu pred svetlećim cevima', 'Indoor bikes in a row before tubes of light'),
        'stage': ('Sala za grupni bicikl pod neonskim linijama', 'Indoor cycling studio under lines of neon'),
        'wheel': ('Zamajac sobnog bicikla sa svetlozelenim obodom', 'Flywheel of an indoor bike with a lime rim'),
        'wide': ('Redovi bicikala u sali za grupni bicikl, pogled sa bine', 'Rows of bikes in the cycling studio, seen from the stage'),
    },
    'steps': {
        'near': ('Step klupica sa složenim peškirom, izbliza', 'Step platform with a folded towel, close up'),
        'row': ('Step klupice poređane pred čas', 'Step platforms set out before class'),
        'top': ('Step klupice na parketu, pogled odozgo', 'Step platforms on wooden boards, from above'),
    },
    'studio': {
        'axis': ('Sala za grupne treninge sa prostirkama, pogled po sredini', 'Group studio with mats, seen down the middle'),
        'diag': ('Sala za grupne treninge sa prostirkama i ogledalom', 'Group studio with mats and a mirror wall'),
        'high': ('Sala za grupne treninge odozgo: step klupice i prostirke', 'Group studio from above with steps and mats'),
        'left': ('Step klupice pred drvenim zidom u sali za grupne treninge', 'Steps before the wooden wall of the group studio'),
        'low': ('Parket i prostirke u sali, viđeni sa poda', 'Wooden floor and mats of the studio, seen from the floor'),
    },
    'timer': {
        'clock': ('Tajmer za intervale na zidu, ispod njega kutije i girje', 'Interval timer on the wall, boxes and kettlebells below'),
        'kettlebell': ('Girje i medicinke pod tajmerom koji odbrojava rundu', 'Kettlebells and medicine balls under a timer counting down'),
    },
    'treadmills': {
        'back': ('Trake za trčanje i prozori sa večernjim nebom', 'Treadmills and windows with an evening sky'),
        'behind': ('Trake za trčanje okrenute prozorima, pogled otpozadi', 'Treadmills facing the windows, seen from behind'),
        'console': ('Ekran trake za trčanje sa grafikonom, svetla u pozadini', 'Treadmill screen with a graph, lights in the background'),
        'row': ('Red traka za trčanje uz prozore', 'Row of treadmills along the windows'),
    },
    'yoga': {
        'blocks': ('Blokovi za jogu od plute, izbliza', 'Cork yoga blocks, close up'),
        'corner': ('Joga kutak: blokovi, jastuci i prostirke', 'Yoga corner with blocks, bolsters and mats'),
        'rolls': ('Jastuci za jogu na prostirkama, izbliza', 'Yoga bolsters on mats, close up'),
        'wide': ('Prostirke za jogu pred zidom od drvenih lamela', 'Yoga mats before a wall of wooden slats'),
    },
}

ONE = {
    'blokovi/studio-diag-1': ('Step klupice u sali za grupne treninge sa ogledalom', 'Steps in the group studio with a mirror wall'),
    'pionir/studio-left-2': ('Step klupice i prostirke pred drvenim zidom sale', 'Steps and mats before the wooden wall of the studio'),
    'ustanicka/studio-diag-4': ('Lopte za vežbanje i prostirke u sali sa ogledalom', 'Exercise balls and mats in the studio with mirrors'),
    'ustanicka/studio-low-2': ('Siva lopta za vežbanje na prostirci, izbliza', 'Grey exercise ball on a mat, close up'),
    'vracar/studio-diag-2': ('Lopte za vežbanje i prostirke pred drvenim zidom', 'Exercise balls and mats before the wooden wall'),
    'usce/kettlebells-end-1': ('Girje u liniji ispred drvene kutije', 'Kettlebells in a line before a wooden box'),
    'zvezdara/kettlebells-end-1': ('Girje u liniji ispred drvene kutije', 'Kettlebells in a line before a wooden box'),
    'vracar/boxing-gloves-1': ('Crvene bokserske rukavice, bandaže i flašica na klupi', 'Red boxing gloves, hand wraps and a bottle on a bench'),
    'common/treadmills-console-1': (
        'Ekran trake za trčanje i svetla večernjeg grada',
        'Treadmill screen and the lights of the evening city',
    ),
}

# Fronts and rooms of one club: nothing in them is shared, so each has its own line.
ONE |= {
    'zemun/facade-street-1': (
        'Dugačka kuća od crvene cigle u sumrak, toplo svetlo iza gvozdenih prozora, bicikli na stalku',
        'Long red-brick house at dusk, warm light behind iron windows, bicycles at their stands',
    ),
    'vracar/facade-street-1': (
        'Stara gradska kuća sa zelenom fasadom, balkonom i visokim prozorima, bicikli pod nadstrešnicom',
        'Old town house with a green front, a balcony and tall windows, bicycles under a shelter',
    ),
    'ustanicka/facade-street-1': (
        'Prozori celom dužinom prizemlja po sunčanom danu, tramvajske šine na ulici',
        'Windows along the whole ground floor on a sunny day, tram rails in the street',
    ),
    'prvomajska/facade-street-1': (
        'Nekadašnja radionica sa testerastim krovom u plavom sumraku, prazan parking posle kiše',
        'Former workshop with a saw-tooth roof in blue dusk, an empty car park after rain',
    ),
    'blokovi/facade-street-1': (
        'Betonska zgrada na stubovima, uvučeno staklo teretane pod niskim suncem',
        'Concrete block of flats on columns, the gym behind glass below it in low sun',
    ),
    'banjica/facade-street-1': (
        'Ugao stambene zgrade od svetlog betona, borovi ispred dva sprata velikih prozora',
        'Corner of a pale concrete housing block, pines before two floors of large windows',
    ),
    'navigator/facade-street-1': (
        'Prizemlje poslovne zgrade uveče, svetla nadstrešnica i trake za trčanje iza stakla',
        'Ground floor of an office tower in the evening, a lit canopy and treadmills behind glass',
    ),
    'pionir/facade-street-1': (
        'Sportska hala sa širokim stepeništem i natpisom KVART, koš na platou',
        'Sports hall with wide steps and the KVART sign, a basketball hoop in the forecourt',
    ),
    'usce/facade-street-1': (
        'Stakleni paviljon na keju u zalazak sunca, levo reka iza ograde',
        'Glass pavilion on the quay at sunset, the river beyond a railing on the left',
    ),
    'zvezdara/facade-street-1': (
        'Niska zgrada uz šumu noću i osvetljen padel teren u staklenom kavezu pored nje',
        'Low building by the wood at night, a floodlit padel court in its glass cage beside it',
    ),
    'barajevo/facade-street-1': (
        'Prizemna kuća sa crvenim krovom i otvorenim vratima, voćnjak sa desne strane',
        'One-storey house with a red roof and open doors, an orchard on the right',
    ),
    'miljakovac/facade-street-1': (
        'Gradilište uz šumu: betonski skelet, skele i ograda sa natpisom KVART',
        'Building site by the wood with a concrete frame, scaffolding and a hoarding that reads KVART',
    ),
    'ustanicka/signature-room-1': (
        'Sala sa prozorima celom dužinom zida, sunce po parketu i prostirkama',
        'Studio with windows along the whole wall, sunlight across boards and mats',
    ),
    'barajevo/signature-room-1': (
        'Širom otvorena drvena vrata teretane i voćnjak na jutarnjem suncu',
        'The gym’s wooden doors wide open to an orchard in the morning sun',
    ),
    'usce/signature-room-1': (
        'Red traka za trčanje pred staklom, reka i druga obala u sumrak',
        'A row of treadmills facing the glass, the river and the far bank at dusk',
    ),
    'pionir/signature-room-1': (
        'Sala bez sprava: švedske lestve, karike, vratila i sunce na praznom parketu',
        'A hall without machines: wall bars, rings, pull-up bars and sun on the open floor',
    ),
    'zemun/signature-room-1': (
        'Teretana od crvene cigle pod drvenim krovom, upaljene lampe i sumrak u prozorima',
        'Red-brick gym under a timber roof, lamps lit and dusk in the windows',
    ),
}


def text(name, scene, camera):
    """(sr, en) of a picture; `name` is `club/scene-camera-seed`. Raises KeyError when nobody described it."""
    return ONE.get(name) or TEXT[scene][camera]
