export const ELECTRONICS = `
Electronics:
  Cell Phones & Smartphones:
    Android Phones; Cell Phones for Parts; Flip Phones; iPhones; Rugged Phones; Senior Phones
    Vintage Cell Phones
  Phone Accessories:
    Cell Phone Batteries; Cell Phone Cables; Cell Phone Chargers; Cell Phone Parts
    Car Phone Mounts; Headset Adapters; Phone & iPhone Cases; Phone Camera Lenses; Phone Grips; Power Banks
    Screen Protectors; Selfie Sticks; SIM Cards; Wireless Chargers
  Home Phones:
    Answering Machines; Corded Phones; Cordless Phones; Novelty Phones; Rotary Phones
  Audio:
    Amplifiers; Audio Cables; Boomboxes; Bluetooth Speakers; Cassette Decks; CD Changers
    CD Players; Clock Radios; Earbuds; Equalizers; Headphones; Home Stereo Systems; Karaoke Machines
    MiniDisc Players; MP3 Players; Phono Preamps; Portable Cassette Players; Portable CD Players
    Portable Radios; Preamplifiers; Record Players & Turntables; Reel-to-Reel Players
    Shelf Stereos; Sound Bars; Speakers; Stereo Receivers; Stereo Tuners; Subwoofers
    Turntable Cartridges & Needles; Voice Recorders; Wireless Microphone Systems
  TV & Video:
    4K & Blu-ray Players; Cable Boxes; CRT TVs; DVD Players; DVD VCR Combos; DVRs; Flat Screen TVs
    Laserdisc Players; Portable DVD Players; Projector Lamps; Projector Screens; Projectors
    Remote Controls; Streaming Players; TV Antennas; TV Mounts; TV Parts; TV Stands; VCRs
  Vintage Electronics:
    CB Radios; Ham Radios; Shortwave Radios; Transistor Radios; Tube Amplifiers; Tube Radios
    Vacuum Tubes; Vintage Calculators; Vintage Microphones; Vintage Speakers; Vintage Stereo Receivers
    Vintage Televisions; Vintage Turntables
  Smart Home & Security:
    Doorbell Cameras; Home Security Cameras; Security Systems; Smart Displays; Smart Locks; Smart Plugs
    Smart Speakers; Smart Thermostats
  Wearables:
    Activity Trackers; Smart Glasses; Smartwatch Bands; Smartwatch Chargers; VR Headsets
  Batteries & Power:
    AC Adapters; Battery Chargers; Extension Cords & Surge Protectors; Portable Power Stations
    Rechargeable Batteries; Solar Chargers; Voltage Converters
  GPS & Radio:
    Handheld GPS Units; Car GPS Units; Radar Detectors; Radio Scanners; Two-Way Radios; Weather Radios
Computers & Tablets:
  Computers:
    All-in-One Computers; Chromebooks; Desktop Computers; Gaming Desktops; Gaming Laptops; Laptops
    MacBooks; Mini Computers; Single Board Computers; Workstations
  Tablets & eReaders:
    Android Tablets; eReaders; iPads; Stylus Pens; Tablet Cases; Tablet Chargers; Tablet Keyboards
  Computer Parts:
    Computer Cases; Computer Fans; CPU Coolers; CPUs & Processors; Graphics Cards; Laptop Batteries
    Laptop Chargers; Laptop Keyboards; Laptop Screens; Memory (RAM); Motherboards; Network Cards
    Optical Drives; Power Supplies; Sound Cards
  Storage:
    External Hard Drives; Floppy Disks; Hard Drives; Memory Cards; Network Storage; Solid State Drives
    Tape Drives; USB Flash Drives
  Monitors & Input:
    Barcode Readers; Computer Monitors; Computer Speakers; Document Scanners; Drawing Tablets; Keyboards
    Mice & Trackballs; Monitor Stands; Webcams
  Networking:
    Cable Modems; Mesh Systems; Network Switches; Powerline Adapters; Wi-Fi Extenders; Wireless Routers
  Printers & Ink:
    3D Printers; Dot Matrix Printers; Ink Cartridges; Inkjet Printers; Label Printers; Laser Printers
    Photo Printers; Printer Parts; Thermal Printers; Toner Cartridges
  Software & Manuals:
    Computer Manuals; Educational Software; Office Software; Operating Systems; Tax Software
  Vintage Computers:
    Vintage Computer Manuals; Vintage Computer Parts; Vintage Desktop Computers; Vintage Keyboards
    Vintage Laptops; Vintage Mainframe Parts; Vintage Software
Cameras & Photo:
  Digital Cameras:
    Action Cameras; Bridge Cameras; Digital SLR Cameras; Instant Digital Cameras
    Mirrorless Cameras; Point & Shoot Digital Cameras; Trail Cameras; Waterproof Cameras
  Film Cameras:
    35mm Point & Shoot Cameras; 35mm Rangefinder Cameras; 35mm SLR Cameras; Box & Folding Cameras
    Disposable Cameras; Instant Film Cameras; Large Format Cameras; Medium Format Cameras
    Subminiature Cameras; Twin Lens Cameras
  Lenses & Filters:
    Camera Lenses; Enlarger Lenses; Lens Adapters; Lens Caps & Hoods; Lens Filters; Movie Camera Lenses
    Vintage Camera Lenses
  Camcorders & Movie Cameras:
    16mm Movie Cameras; 8mm & Super 8 Cameras; Digital Camcorders; Dash Cameras
    Tape Camcorders
  Photo Accessories:
    Camera Bags; Camera Batteries; Camera Flashes; Camera Manuals; Camera Parts; Camera Straps
    Light Meters; Studio Backdrops; Studio Lighting; Tripods & Monopods; Viewfinders
  Film & Darkroom:
    35mm Film; 8mm Film Projectors; Darkroom Equipment; Editing & Splicing Gear; Enlargers; Instant Film
    Photo Paper; Slide Film Scanners; Slide Projectors; Slide Trays
  Optics:
    Binoculars; Microscopes; Monoculars; Night Vision; Spotting Scopes; Telescope Eyepieces; Telescopes
  Drones:
    Camera Drones; Drone Batteries; Drone Parts
Video Games:
  Games:
    Arcade Game Boards; Atari Games; Dreamcast Games; Game Boy Advance Games; Game Boy Games
    GameCube Games; Handheld LCD Games; Neo Geo Games; NES Games; Nintendo 3DS Games; Nintendo 64 Games
    Nintendo DS Games; Nintendo Switch Games; PC Games; PlayStation 2 Games; PlayStation 3 Games
    PlayStation 4 Games; PlayStation 5 Games; PlayStation Games; PlayStation Vita Games; PSP Games
    Sega CD Games; Sega Genesis Games; Sega Saturn Games; Super Nintendo Games; Video Game Lots
    Virtual Boy Games; Wii Games; Wii U Games; Xbox 360 Games; Xbox Games; Xbox One Games
    Xbox Series Games
  Consoles:
    Atari Consoles; Dreamcast Consoles; Game Boy Consoles; GameCube Consoles; Mini Retro Consoles
    NES Consoles; Nintendo 3DS Consoles; Nintendo 64 Consoles; Nintendo DS Consoles
    Nintendo Switch Consoles; PlayStation Consoles; PSP & Vita Consoles; Sega Consoles
    Super Nintendo Consoles; Wii Consoles; Xbox Consoles; Consoles for Parts
  Controllers & Accessories:
    Amiibo & Toys to Life Figures; Arcade Sticks; Console AV Cables; Console Chargers
    Console Power Adapters; Controller Parts; Dance Pads; Flight Sticks; Game Cases & Sleeves
    Game Controllers; Game Memory Cards; Gaming Headsets; Light Guns; Racing Wheels
    Rhythm Game Instruments
  Video Game Collectibles:
    Gaming Magazines; Strategy Guides; Video Game Boxes; Video Game Display Signs; Video Game Figures
    Video Game Manuals; Video Game Posters
  Arcade & Pinball:
    Arcade Cabinets; Arcade Parts; Pinball Machines; Pinball Parts; Video Game Tokens
`;
