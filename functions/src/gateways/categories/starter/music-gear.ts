export const MUSIC_GEAR = `
Musical Instruments & Gear:
  Guitars:
    12-String Guitars; Acoustic Guitars; Acoustic-Electric Guitars; Archtop Guitars
    Baritone Guitars; Classical Guitars; Electric Guitars; Guitar Kits; Guitars for Parts
    Lap Steel Guitars; Left-Handed Guitars; Resonator Guitars; Travel Guitars
    Vintage Acoustic Guitars; Vintage Electric Guitars
  Basses:
    Acoustic Basses; Bass Amplifiers; Bass Strings; Electric Basses; Upright Basses
  Guitar Gear:
    Guitar Amplifiers; Guitar Bodies; Guitar Bridges; Guitar Cabinets; Guitar Cables; Guitar Capos
    Guitar Cases; Guitar Effects Pedals; Guitar Necks; Guitar Pedalboards; Guitar Pickguards
    Guitar Pickups; Guitar Picks; Guitar Stands; Guitar Straps; Guitar Strings; Guitar Tuners
    Guitar Gig Bags; Guitar Knobs; Guitar Multi-Effects; Guitar Slides; Guitar Tailpieces
    Guitar Tremolos; Guitar Tuning Pegs; Guitar Wall Hangers; Guitar Wireless Systems
  String Instruments:
    Autoharps; Banjos; Cellos; Dulcimers; Fiddles; Harps; Mandolins; Ukuleles; Violas; Violin Bows
    Violin Cases; Violins; Zithers
  Keyboards & Pianos:
    Accordions; Digital Pianos; Electric Organs; Electronic Keyboards; Keyboard Stands; Melodicas
    MIDI Controllers; Piano Parts; Pianos; Synthesizers; Toy Pianos
  Drums & Percussion:
    Bass Drums; Bongos & Congas; Cajons; Cymbals; Djembes; Drum Hardware; Drum Kits; Drum Machines
    Drum Pads; Drum Pedals; Drum Sticks; Drum Thrones; Drumheads; Electronic Drums; Glockenspiels
    Marching Drums; Shakers & Tambourines; Snare Drums; Steel Drums; Xylophones
  Brass Instruments:
    Baritones & Euphoniums; Bugles; Cornets; Flugelhorns; French Horns; Mellophones; Mouthpieces
    Trombones; Trumpet Cases; Trumpets; Tubas & Sousaphones
  Woodwinds:
    Bagpipes; Bassoons; Clarinets; Flutes; Harmonicas; Oboes; Ocarinas; Piccolos; Recorders
    Saxophone Reeds; Saxophones; Tin Whistles
  Recording & Stage Gear:
    Audio Interfaces; DJ Controllers; DJ Lighting; DJ Turntables; Microphone Stands; Microphones
    Mixers; Monitor Speakers; Multitrack Recorders; PA Systems; Rack Effects; Samplers
    Stage Lighting; Studio Headphones
  Folk & World Instruments:
    Didgeridoos; Kalimbas; Native American Flutes; Singing Bowls; Sitars
  Sheet Music & Lessons:
    Choral Music; Guitar Songbooks; Instrument Lesson Books; Metronomes; Music Stands; Piano Songbooks
    Sheet Music; Vintage Sheet Music
`;
