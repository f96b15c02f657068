export const TOOLS_AND_PARTS = `
Tools:
  Power Tools:
    Angle Grinders; Belt Sanders; Bench Grinders; Biscuit Joiners; Circular Saws; Cordless Drills
    Corded Drills; Drill Presses; Hammer Drills; Heat Guns; Impact Drivers; Impact Wrenches; Jigsaws
    Lathes; Miter Saws; Nail Guns; Orbital Sanders; Oscillating Tools; Planers; Power Tool Sets
    Reciprocating Saws; Rotary Tools; Routers; Scroll Saws; Table Saws; Vintage Power Tools
  Power Tool Parts:
    Drill Bits; Power Tool Batteries; Power Tool Cases; Power Tool Chargers; Router Bits; Saw Blades
    Sanding Discs & Belts
  Hand Tools:
    Axes & Hatchets; Bolt Cutters; Chisels; Clamps & Vises; Files & Rasps; Hammers & Mallets; Hand Drills
    Hand Planes; Hand Saws; Hex Keys; Levels; Nut Drivers; Pipe Wrenches; Pliers; Pry Bars
    Screwdrivers; Socket Sets; Sockets; Staple Guns; Tap & Die Sets; Torque Wrenches; Utility Knives
    Wrenches
  Vintage Hand Tools:
    Antique Axes; Antique Braces & Drills; Antique Hammers; Antique Planes; Antique Saws
    Antique Wrenches; Blacksmith Tools; Drawknives & Spokeshaves; Folding Rulers; Oil Cans; Tool Chests
  Measuring Tools:
    Calipers; Laser Levels; Micrometers; Multimeters; Squares; Stud Finders; Tape Measures
  Air & Shop Tools:
    Air Compressors; Air Nailers; Air Ratchets; Generators; Shop Vacuums; Spray Guns; Welders
    Welding Helmets; Work Benches; Work Lights
  Tool Storage:
    Tool Bags; Tool Belts & Pouches; Tool Boxes; Tool Cabinets
  Flashlights & Ladders:
    Flashlights; Headlamps; Ladders
Car & Truck Parts:
  Exterior Parts:
    Bumpers & Grilles; Car Badges & Emblems; Car Covers; Door Handles; Headlights; Hood Ornaments
    Hubcaps & Center Caps; Car Mirrors; Roof Racks; Tail Lights; Tailgates; Tonneau Covers; Trim & Moldings
    Weatherstripping; Wheels & Rims; Windshield Wipers
  Interior Parts:
    Car Floor Mats; Car Seats; Center Consoles & Cup Holders; Dash Parts; Door Panels; Gauges; Glove Boxes
    Seat Belts; Seat Covers; Shift Knobs; Steering Wheels; Sun Visors; Window Switches
  Engine & Drive Parts:
    Air Intake Parts; Alternators; Brake Parts; Carburetors; Clutch Parts; Engine Computers; Exhaust Parts
    Fuel Pumps; Ignition Parts; Radiators & Cooling; Starters; Steering Parts; Suspension Parts
    Transmission Parts; Turbochargers
  Car Electronics:
    Backup Cameras; Car Alarms; Car Amplifiers; Car Speakers; Car Stereos; Car Subwoofers
    Key Fobs; Sensors; Vintage Car Radios
  Manuals & Literature:
    Car Owner's Manuals; Car Sales Brochures; Car Service Manuals; Road Maps
  Car Care & Tools:
    Automotive Diagnostic Tools; Car Wax & Polish; Jacks & Stands; Jumper Cables; Tire Gauges & Inflators
    Trailer Hitches & Towing
  Tires & Vintage Parts:
    Tires; Vintage Car Parts; Vintage Hubcaps; Vintage Truck Parts
Motorcycle & Powersports:
  Motorcycle Parts:
    Fairings; Handlebars; Motorcycle Batteries; Motorcycle Carburetors; Motorcycle Exhausts
    Motorcycle Fuel Tanks; Motorcycle Lights; Motorcycle Mirrors; Motorcycle Seats
    Motorcycle Wheels; Saddlebags; Windshields
  Riding Gear:
    Motocross Gear; Motorcycle Boots; Motorcycle Chaps; Motorcycle Gloves; Motorcycle Goggles
    Motorcycle Helmets; Motorcycle Jackets; Motorcycle Vests
  Other Vehicles:
    ATV Parts; Boat Parts; Golf Cart Parts; Marine Electronics; Moped & Scooter Parts; Outboard Motors
    RV Parts; Snowmobile Parts; Tractor Parts
  Motorcycle Manuals:
    Motorcycle Service Manuals; Vintage Motorcycle Brochures
`;
