/** Popular passwords here: names, places, clubs, the keyboard's rows, and our own name. */
export const localWords = `
lozinka lozinke mojalozinka novalozinka1 sifra mojasifra tajna tajnasifra kvart teretana trening treninzi fitnes fitness vezbanje snaga clan clanstvo
beograd novisad subotica kragujevac zrenjanin pancevo cacak kraljevo leskovac valjevo sabac smederevo zemun vracar banjica dorcol zvezdara vozdovac
novibeograd srbija serbia jugoslavija kosovo kosovojesrbija sarajevo zagreb podgorica banjaluka republika balkan zvezda crvenazvezda zvezda1 delije
partizan grobari partizan1 sampion fudbal kosarka vaterpolo odbojka novak nole djokovic tesla nikolatesla jokic ljubav volimte volimte1 mojaljubav
ljubavi srce srece sreca sunce suncokret mesec zvezdica andjeo andjela princeza kraljica lepota lepotica ljubica macka macak kuca kucence zivot
porodica mamaitata mama mamatata tata baka brat sestra prijatelj prijatelji skola fakultet posao leto zima prolece jesen more planina marko jovan
nikola milos stefan luka petar pavle lazar vuk dusan filip uros nemanja aleksandar aleksa dejan zoran goran dragan milan ivan igor bojan darko
vladimir predrag slobodan branko miroslav djordje djole veljko ognjen strahinja bogdan ilija matija andrej jelena milica jovana marija ivana dragana
teodora katarina tamara sanja tijana nevena isidora kristina aleksandra natasa snezana gordana svetlana biljana vesna ljiljana mirjana slavica
danijela nina sara dunja sofija lena lana tara helena bojana marina sladjana violeta jovanovic petrovic nikolic markovic djordjevic stojanovic ilic
stankovic pavlovic milosevic ponedeljak utorak sreda cetvrtak petak subota nedelja januar februar mart april jun jul avgust septembar oktobar novembar
decembar qwertz qwertzu qwertzui qwertzuiop asdfgh yxcvb yxcvbn yxcvbnm qayxsw asdfjkl 123qwe 1q2w3e4r zdravo dobrodosli dobardan hvala majstor
legenda car kralj gazda bato budala idiot glupan neznam neznam1 zaboravio zaboravila pusti 011011 064123456 063123456 381381 111222 112233 998877
654321 420420 13579 mnbvcxz ytrewq poiuyt poiuytrewq beograd011 srbija381 bgd011 ns021 лозинка шифра тајна београд србија звезда партизан љубав šifra
tajnašifra đoković đorđe šampion vežbanje članstvo čačak šabac pančevo vračar dorćol sreća proleće snežana nataša tanja maja ana anja mina una iva
mila milana marijana andjelija anastasija jovanka radmila dusica zorica olga sonja vanja sasa caka ceca laki srki gaga deki peki miki joca zika mika
pera zarko zeljko mladen rade radovan rasa srdjan srđan tihomir todor vojin vojislav zdravko zlatko relja viktor vukasin vasilije konstantin janko
jaksa kosta damjan david danilo pas kuce mace medved vuksrbija orao soko tigar lav zmaj ajkula kafa rakija pivo cokolada burek cevapi sarma slava
bozic uskrs srecno svetisava kalemegdan avala kosutnjak ada adaciganlija marakana pionir arena dunav sava morava zlatibor kopaonik nis nisville exit
guca golf jugo bmw audi mercedes марко јован никола милош стефан лука петар јелена милица јована марија ивана ана александар срећа шампион делије
гробари`;
