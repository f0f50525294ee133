//! Reads the box from its files.

use dighouse_game::{DataError, DataFile};

use crate::components::catalogue::{
    AssistantData, CardData, Catalogue, GuardianData, Kind, Place, RowData, Side, Track, TrackSpace,
};
use crate::components::files::{
    self, Artifacts, AssistantSide, Assistants, Basics, Files, Guardians, Idols, Island, Items, KindRow,
    ResearchFile, RivalFile, SiteRow, Timing, TrackRow,
};
use crate::components::ids::{ARTIFACTS, BASICS, ITEMS};
use crate::components::site::SPACES;
use crate::rules::effects::reader::read_cost;
use crate::rules::effects::{At, Cost, Effects, Op, Travel};
use crate::{Icons, Space, Temple, Token, Tokens};

/// Reads one file. Errors name the component.
struct Loader<'a> {
    file: DataFile,
    effects: &'a mut Effects,
}

impl Loader<'_> {
    fn effect(&mut self, id: &str, text: &str) -> Result<At, DataError> {
        self.effects.read(text).map_err(|error| self.file.error_in(id, error))
    }

    fn cost(&self, id: &str, text: &str) -> Result<Cost, DataError> {
        read_cost(text).map_err(|error| self.file.error_in(id, error))
    }

    fn icons(&self, id: &str, text: &str) -> Result<Icons, DataError> {
        text.parse().map_err(|error| self.file.error_in(id, error))
    }

    fn kinds(&mut self, rows: Vec<KindRow>) -> Result<Vec<Kind>, DataError> {
        let kind = |row: KindRow| {
            let effect = self.effect(&row.id, &row.effect)?;
            Ok(Kind { id: row.id, copies: row.copies, effect })
        };
        rows.into_iter().map(kind).collect()
    }

    fn places(&mut self, rows: Vec<SiteRow>) -> Result<Vec<Place>, DataError> {
        let place = |row: SiteRow| {
            let effect = self.effect(&row.id, &row.effect)?;
            Ok(Place { id: row.id, effect, offers: as_bits(&row.offers) })
        };
        rows.into_iter().map(place).collect()
    }

    fn side(&mut self, id: &str, side: &AssistantSide) -> Result<Side, DataError> {
        let effect = self.effect(id, &side.effect)?;
        let travel = side.travel.as_deref().unwrap_or_default();
        let either = match &side.travel {
            Some(travel) => self.effect(id, &format!("choose 1 {{ {} | travel {travel} }}", side.effect))?,
            None => effect,
        };
        Ok(Side { effect, travel: self.icons(id, travel)?, either })
    }

    fn track(&mut self, track: TrackRow) -> Result<Track, DataError> {
        let id = if track.temple == Temple::Bird { "bird" } else { "snake" };
        let mut spaces = Vec::new();
        for row in track.spaces {
            let cost = self.cost(id, &row.cost)?;
            spaces.push(TrackSpace { row: row.row, cost, up: row.up, bonus: row.bonus });
        }
        let mut rows = Vec::new();
        for row in track.rows {
            rows.push(RowData {
                glass: self.effect(id, &row.glass)?,
                glass_points: row.glass_points,
                notebook: self.effect(id, &row.notebook)?,
                notebook_points: row.notebook_points,
            });
        }
        let mut parts = [Tokens::NONE; 3];
        for (part, text) in parts.iter_mut().zip(&track.parts) {
            *part = self.cost(id, text)?.tokens;
        }
        Ok(Track { parts, spaces, rows })
    }
}

impl Catalogue {
    /// Reads the files and checks that their components fit together.
    pub(crate) fn load(files: &Files<'_>) -> Result<Catalogue, DataError> {
        let mut effects = Effects::default();
        let (cards, fear) = load_cards(files, &mut effects)?;
        let island: Island = files::ISLAND.parse(files.island)?;
        let mut loader = Loader { file: files::ISLAND, effects: &mut effects };
        let travel = travel_costs(&loader, &island)?;
        let mut camps = Vec::new();
        for (number, camp) in island.camp.into_iter().enumerate() {
            let id = format!("a{}", number + 1);
            let effect = loader.effect(&id, &camp.effect)?;
            camps.push(Place { id, effect, offers: as_bits(&camp.offers) });
        }
        let tile_counts = (island.level_one.len(), island.level_two.len());
        let mut site_tiles = loader.places(island.level_one)?;
        site_tiles.append(&mut loader.places(island.level_two)?);
        let idols: Idols = files::IDOLS.parse(files.idols)?;
        let mut loader = Loader { file: files::IDOLS, effects: &mut effects };
        let slots = idols.slot.into_iter();
        let slots = slots.map(|slot| {
            let effect = loader.effect(&slot.id, &slot.effect)?;
            Ok(Kind { id: slot.id, copies: 1, effect })
        });
        let slots = slots.collect::<Result<Vec<_>, DataError>>()?;
        let idol_kinds = loader.kinds(idols.idol)?;
        let guardians: Guardians = files::GUARDIANS.parse(files.guardians)?;
        let guardian_points = guardians.points;
        let guardians = load_guardians(guardians, &mut effects)?;
        let assistants = load_assistants(files::ASSISTANTS.parse(files.assistants)?, &mut effects)?;
        let research: ResearchFile = files::RESEARCH.parse(files.research)?;
        let mut loader = Loader { file: files::RESEARCH, effects: &mut effects };
        let bonuses = loader.kinds(research.tile)?;
        let tracks = load_tracks(&mut loader, research.track)?;
        let rival: RivalFile = files::RIVAL.parse(files.rival)?;
        let catalogue = Catalogue {
            effects,
            cards,
            fear_cards: fear.cards,
            fear_tiles: fear.tiles,
            fear_tile_points: fear.tile_points,
            camps,
            site_tiles,
            travel,
            discover: [0, island.discover.level_one, island.discover.level_two],
            idols: idol_kinds,
            slots,
            idol_points: idols.points.idol,
            slot_points: idols.points.slots,
            guardians,
            guardian_points,
            assistants,
            bonuses,
            tracks,
            temple_ranks: research.temple.ranks,
            rival,
        };
        catalogue.check(tile_counts)?;
        Ok(catalogue)
    }
}

fn load_cards(
    files: &Files<'_>,
    effects: &mut Effects,
) -> Result<(Vec<CardData>, files::FearRow), DataError> {
    let items: Items = files::ITEMS.parse(files.items)?;
    let artifacts: Artifacts = files::ARTIFACTS.parse(files.artifacts)?;
    let basics: Basics = files::BASICS.parse(files.basics)?;
    let counts = (items.item.len(), artifacts.artifact.len(), basics.basic.len());
    if counts != (ITEMS, ARTIFACTS, BASICS) {
        let rule = format_args!("there are {ITEMS} items, {ARTIFACTS} artifacts and {BASICS} basic cards");
        return Err(files::ITEMS.error(rule));
    }
    let mut cards = Vec::new();
    let mut loader = Loader { file: files::ITEMS, effects };
    for row in items.item {
        let pass = row.pass.as_ref().map(|pass| loader.effect(&row.id, pass)).transpose()?;
        cards.push(CardData {
            cost: row.cost,
            points: row.points,
            travel: loader.icons(&row.id, &row.travel)?,
            timing: row.timing,
            exiles: row.exiles,
            effect: loader.effect(&row.id, &row.effect)?,
            pass,
            id: row.id,
        });
    }
    loader.file = files::ARTIFACTS;
    for row in artifacts.artifact {
        cards.push(CardData {
            cost: row.cost,
            points: row.points,
            travel: loader.icons(&row.id, &row.travel)?,
            timing: Timing::Main,
            exiles: false,
            effect: loader.effect(&row.id, &row.effect)?,
            pass: None,
            id: row.id,
        });
    }
    loader.file = files::BASICS;
    for row in basics.basic {
        cards.push(CardData {
            cost: 0,
            points: 0,
            travel: loader.icons(&row.id, &row.travel)?,
            timing: Timing::Free,
            exiles: false,
            effect: loader.effect(&row.id, &row.effect)?,
            pass: None,
            id: row.id,
        });
    }
    let fear = basics.fear;
    cards.push(CardData {
        id: fear.id.clone(),
        cost: 0,
        points: fear.points,
        travel: loader.icons(&fear.id, &fear.travel)?,
        timing: Timing::Never,
        exiles: false,
        effect: loader.effect(&fear.id, "fear")?,
        pass: None,
    });
    Ok((cards, fear))
}

fn travel_costs(loader: &Loader<'_>, island: &Island) -> Result<[[Icons; SPACES]; 2], DataError> {
    let camps = [&island.camp_travel.first, &island.camp_travel.second];
    let mut travel = [[Icons::NONE; SPACES]; 2];
    if island.side.len() != 2 || island.side[0].temple == island.side[1].temple {
        return Err(files::ISLAND.error("the board has a side for each temple"));
    }
    for side in &island.side {
        let costs = &mut travel[side.temple as usize];
        for space in Space::all() {
            let site = space.site();
            let column = usize::from(site.column() - 1);
            let text = match site.row() {
                1 => camps[usize::from(space.is_second())],
                2 => &side.b[column],
                3 => &side.c[column],
                _ => &side.d[column],
            };
            costs[space.index()] = loader.icons(&space.to_string(), text)?;
        }
    }
    Ok(travel)
}

fn load_guardians(file: Guardians, effects: &mut Effects) -> Result<Vec<GuardianData>, DataError> {
    let mut loader = Loader { file: files::GUARDIANS, effects };
    let mut guardians = Vec::new();
    for row in file.guardian {
        let boon = loader.effect(&row.id, &row.boon)?;
        let travel = if let Op::Travel(Travel(icons)) = loader.effects.ops[usize::from(boon)] {
            icons
        } else {
            Icons::NONE
        };
        guardians.push(GuardianData { cost: loader.cost(&row.id, &row.cost)?, boon, travel, id: row.id });
    }
    Ok(guardians)
}

fn as_bits(tokens: &[Token]) -> u8 {
    tokens.iter().fold(0, |bits, &token| bits | 1 << token as u8)
}

fn load_assistants(file: Assistants, effects: &mut Effects) -> Result<Vec<AssistantData>, DataError> {
    let mut loader = Loader { file: files::ASSISTANTS, effects };
    let mut assistants = Vec::new();
    for row in file.assistant {
        let sides = [loader.side(&row.id, &row.silver)?, loader.side(&row.id, &row.gold)?];
        assistants.push(AssistantData { id: row.id, timing: row.timing, sides });
    }
    Ok(assistants)
}

fn load_tracks(loader: &mut Loader<'_>, rows: Vec<TrackRow>) -> Result<[Track; 2], DataError> {
    let temples: Vec<Temple> = rows.iter().map(|track| track.temple).collect();
    if temples != [Temple::Bird, Temple::Snake] {
        return Err(
            files::RESEARCH.error("there is a track for the bird temple and one for the snake temple")
        );
    }
    let tracks = rows.into_iter().map(|row| loader.track(row)).collect::<Result<Vec<_>, _>>()?;
    <[Track; 2]>::try_from(tracks).map_err(|_| files::RESEARCH.error("there are two tracks"))
}
